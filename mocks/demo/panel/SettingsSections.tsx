import { useState } from 'react'
import { conditions } from '#mocks/demo/copy/dials.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { conditionList, optionsWith } from '#mocks/demo/dialOptions.ts'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/section.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { ConfirmDialog } from '#src/design-system/components/Dialog.tsx'
import { Facts } from '#src/design-system/components/Facts.tsx'
import { SelectField } from '#src/design-system/components/Field.tsx'

const { reset } = shareCopy

/** What is made to fail or to be slow: the line and the providers. */
export function ConditionsSection({ demo }: { demo: Demo }) {
  const { dials, changedDials } = useObservable(demo.state)
  return (
    <PanelSection
      title={conditions.title}
      aside={
        <Button size="small" tone="secondary" onClick={demo.calm}>
          {conditions.calm}
        </Button>
      }
    >
      {changedDials > 0 && <p className={css.line.bad}>{conditions.changed(changedDials)}</p>}
      <div className={css.fields}>
        {conditionList.map((condition) => (
          <SelectField
            key={condition.label}
            label={condition.label}
            options={optionsWith(condition, condition.read(dials))}
            value={condition.read(dials)}
            onChange={({ target }) => demo.setDials(condition.change(dials, target.value))}
          />
        ))}
      </div>
    </PanelSection>
  )
}

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
    <PanelSection title={reset.title}>
      <Facts
        items={[
          { term: reset.data, value: reset.persistence[persistence] },
          { term: reset.version, value: version },
        ]}
      />
      <Button size="small" tone="danger" busy={isSwitching} onClick={() => setAsks(true)}>
        {reset.button}
      </Button>
      <ConfirmDialog
        open={asks}
        tone="danger"
        title={reset.confirm.title}
        confirmLabel={reset.confirm.confirm}
        cancelLabel={reset.confirm.cancel}
        onConfirm={() => {
          setAsks(false)
          void demo.resetEverything()
        }}
        onCancel={() => setAsks(false)}
      >
        {reset.confirm.text}
      </ConfirmDialog>
    </PanelSection>
  )
}
