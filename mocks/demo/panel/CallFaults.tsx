import { allCallsLabel } from '#mocks/demo/copy/dials.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import {
  callGuides,
  faultOf,
  faultOptions,
  frequencyOptions,
  withFault,
  worksOption,
  type FaultKey,
} from '#mocks/demo/dialOptions.ts'
import * as css from '#mocks/demo/panel/CallFaults.css.ts'
import { Choice } from '#mocks/demo/panel/Choice.tsx'
import { SelectRow } from '#mocks/demo/panel/SelectRow.tsx'
import type { Dials } from '#mocks/dials.ts'

export interface CallFaultsProps {
  dials: Dials
  /** Called with the dials to set. */
  onChange: (dials: Partial<Dials>) => void
}

const { calls: texts } = panelCopy.conditions

/** How each call of the shop fails: first those that load something, then those that change something. */
export function CallFaults(props: CallFaultsProps) {
  const groups = [
    { label: texts.loading, calls: callGuides.filter(({ method }) => method === 'GET') },
    { label: texts.changing, calls: callGuides.filter(({ method }) => method !== 'GET') },
  ]
  return (
    <div className={css.calls}>
      <CallFault {...props} call="*" label={allCallsLabel} />
      {groups.map(({ label, calls }) => (
        <div key={label} role="group" aria-label={label} className={css.group}>
          <p className={css.heading} aria-hidden="true">
            {label}
          </p>
          {calls.map((call) => (
            <CallFault key={call.name} {...props} call={call.name} label={call.label} />
          ))}
        </div>
      ))}
    </div>
  )
}

interface CallFaultProps extends CallFaultsProps {
  call: FaultKey
  label: string
}

/** How one call fails, and whether it does so every time or only the next time. */
export function CallFault({ call, label, dials, onChange }: CallFaultProps) {
  const { fault, frequency } = faultOf(dials, call)
  return (
    <SelectRow
      label={label}
      value={fault}
      options={[worksOption]}
      groups={faultOptions(call)}
      isChanged={fault !== null}
      onChange={(value) => onChange(withFault(dials, call, value, frequency))}
    >
      {fault !== null && (
        <Choice
          label={texts.howOften(label)}
          options={frequencyOptions}
          value={frequency}
          onChange={(value) => onChange(withFault(dials, call, fault, value))}
        />
      )}
    </SelectRow>
  )
}
