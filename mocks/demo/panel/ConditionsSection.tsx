import { conditions, conditionLabels, formatSeconds } from '#mocks/demo/copy/conditions.ts'
import type { PanelProps } from '#mocks/demo/panel/panelProps.ts'
import { PanelButton, PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/section.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { defaultSettings, settingsSchema, type MockSettings } from '#mocks/settings.ts'
import { SelectField } from '#src/design-system/components/Field.tsx'

type Condition = keyof typeof conditionLabels

const conditionNames = Object.keys(conditionLabels) as Condition[]

/** The conditions without a setting of their own: each is stored as a fault of a call. */
const faults = { offline: ['*', 'network'], upload: ['uploadPicture', 500] } as const

function readOption(name: Condition, settings: MockSettings): string {
  if (name !== 'offline' && name !== 'upload') return String(settings[name])
  const [call, fault] = faults[name]
  return settings.faults[call] === fault ? 'fails' : 'works'
}

/** @returns the settings that an option changes; the faults of other calls are kept */
function toSettings(name: Condition, value: string, settings: MockSettings): Partial<MockSettings> {
  if (name === 'latency') return { latency: Number(value) }
  if (name !== 'offline' && name !== 'upload') return { [name]: settingsSchema.shape[name].parse(value) }
  const [call, fault] = faults[name]
  const otherFaults = Object.entries(settings.faults).filter(([other]) => other !== call)
  return { faults: Object.fromEntries(value === 'fails' ? [...otherFaults, [call, fault]] : otherFaults) }
}

/** @returns the options of a condition, and the current response time if a link has set one that is not listed */
function getOptions(name: Condition, current: string) {
  const options = Object.entries<string>(conditionLabels[name].options).map(([value, label]) => ({ value, label }))
  const isListed = options.some(({ value }) => value === current)
  return isListed ? options : [...options, { value: current, label: formatSeconds(Number(current)) }]
}

export function ConditionsSection({ demo }: PanelProps) {
  const { settings, changedSettingCount } = useObservable(demo.state)
  return (
    <PanelSection
      title={conditions.title}
      aside={<PanelButton onClick={() => demo.changeSettings(defaultSettings())}>{conditions.fixAll}</PanelButton>}
    >
      {changedSettingCount > 0 && <p className={css.line.bad}>{conditions.changed(changedSettingCount)}</p>}
      <div className={css.fields}>
        {conditionNames.map((name) => {
          const current = readOption(name, settings)
          return (
            <SelectField
              key={name}
              label={conditionLabels[name].label}
              options={getOptions(name, current)}
              value={current}
              onChange={({ target }) => demo.changeSettings(toSettings(name, target.value, settings))}
            />
          )
        })}
      </div>
    </PanelSection>
  )
}
