import { shareCopy } from '#mocks/demo/copy/share.ts'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import type { PanelProps } from '#mocks/demo/panel/panelProps.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { useConfirm } from '#src/design-system/components/hooks/useConfirm.tsx'

const { reset } = shareCopy

export function ResetSection({ demo, version }: PanelProps) {
  const [confirm, confirmDialog] = useConfirm()
  const { persistence, isSwitching } = useObservable(demo.state)
  const confirmReset = () =>
    confirm({
      title: reset.question,
      text: reset.warning,
      confirmLabel: reset.button,
      cancelLabel: reset.cancel,
      tone: 'danger',
      onConfirm: () => void demo.resetEverything(),
    })
  return (
    <PanelSection title={reset.title}>
      <Facts
        items={[
          { term: reset.data, value: reset.persistence[persistence] },
          { term: reset.version, value: version },
        ]}
      />
      <Button size="small" tone="danger" busy={isSwitching} onClick={confirmReset}>
        {reset.button}
      </Button>
      {confirmDialog}
    </PanelSection>
  )
}
