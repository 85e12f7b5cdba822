import { useState } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ConfirmDialog } from '#src/design-system/components/ConfirmDialog.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

const copy = shareCopy.reset

export interface ResetSectionProps {
  demo: Demo
  /** Version of the build (see buildVersion). */
  version: string
}

/** Where the demo's data is kept, its version, and the way back to the first day. */
export function ResetSection({ demo, version }: ResetSectionProps) {
  const [asks, setAsks] = useState(false)
  const { persistence, isSwitching } = useObservable(demo.state)
  return (
    <PanelSection title={copy.title}>
      <Facts
        items={[
          {
            term: copy.data,
            value: (
              <Text as="span" size="inherit" tone={persistence === 'memory' ? 'danger' : 'inherit'}>
                {copy.persistence[persistence]}
              </Text>
            ),
          },
          { term: copy.version, value: version },
        ]}
      />
      <Button size="small" tone="danger" busy={isSwitching} onClick={() => setAsks(true)}>
        {copy.button}
      </Button>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={copy.confirm.title}
        confirmLabel={copy.confirm.confirm}
        cancelLabel={copy.confirm.cancel}
        onConfirm={() => {
          setAsks(false)
          void demo.resetEverything()
        }}
        onCancel={() => setAsks(false)}
      >
        {copy.confirm.text}
      </ConfirmDialog>
    </PanelSection>
  )
}
