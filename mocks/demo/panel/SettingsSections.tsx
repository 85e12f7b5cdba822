import { panelCopy, viewerLabels } from '#mocks/demo/copy/panel.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { SelectField, optionsOf, PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import type { PanelParts } from '#mocks/demo/panel/parts.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { personas } from '#mocks/personas.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { useConfirm } from '#src/design-system/components/hooks/useConfirm.tsx'

const { reset } = shareCopy
const { who } = panelCopy

const viewers = optionsOf(viewerLabels).map(({ value, label }) => ({
  value,
  label,
  note: value === 'visitor' ? who.notSignedIn : personas[value].name,
}))

export function WhoSection({ demo }: PanelParts) {
  const { viewer, isSwitching } = useObservable(demo.state)
  return (
    <PanelSection title={who.title} aside={isSwitching && panelCopy.switching}>
      <SelectField
        label={who.title}
        options={viewers}
        value={viewer}
        columns="grid"
        busy={isSwitching}
        onChange={(next) => {
          if (next !== viewer) void demo.switchTo(next)
        }}
      />
    </PanelSection>
  )
}

export function ResetSection({ demo, version }: PanelParts) {
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
