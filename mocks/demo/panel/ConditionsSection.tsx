import { conditionsCopy, conditionLabels, formatSeconds } from '#mocks/demo/copy/conditions.ts'
import type { PanelProps } from '#mocks/demo/panel/panelProps.ts'
import { PanelButton, PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/section.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { defaultSettings, settingsSchema, type MockSettings } from '#mocks/settings.ts'
import { SelectField } from '#src/design-system/components/Field.tsx'

type Condition = keyof typeof conditionLabels

const conditionNames = Object.keys(conditionLabels) as Condition[]

/** The conditions that have no setting of their own. Each of them is stored as a fault of a call. */
const conditionFaults = { offline: ['*', 'network'], upload: ['uploadPicture', 500] } as const

function getSelectedOption(name: Condition, settings: MockSettings): string {
  if (name !== 'offline' && name !== 'upload') return String(settings[name])
  const [call, fault] = conditionFaults[name]
  return settings.faults[call] === fault ? 'fails' : 'works'
}

/** @returns the settings that an option changes; the faults of other calls are kept */
function toSettings(name: Condition, value: string, settings: MockSettings): Partial<MockSettings> {
  if (name === 'latency') return { latency: Number(value) }
  if (name !== 'offline' && name !== 'upload') return { [name]: settingsSchema.shape[name].parse(value) }
  const [call, fault] = conditionFaults[name]
  const otherFaults = Object.entries(settings.faults).filter(([otherCall]) => otherCall !== call)
  return { faults: Object.fromEntries(value === 'fails' ? [...otherFaults, [call, fault]] : otherFaults) }
}

/** @returns the options of a condition, plus the selected response time if a link has set one that is not listed */
function getOptions(name: Condition, selectedOption: string) {
  const options = Object.entries<string>(conditionLabels[name].options).map(([value, label]) => ({ value, label }))
  const isListed = options.some(({ value }) => value === selectedOption)
  return isListed ? options : [...options, { value: selectedOption, label: formatSeconds(Number(selectedOption)) }]
}

export function ConditionsSection({ demo }: PanelProps) {
  const { settings, changedSettingCount } = useObservable(demo.state)
  return (
    <PanelSection
      title={conditionsCopy.title}
      aside={<PanelButton onClick={() => demo.changeSettings(defaultSettings())}>{conditionsCopy.fixAll}</PanelButton>}
    >
      {changedSettingCount > 0 && <p className={css.line.bad}>{conditionsCopy.changed(changedSettingCount)}</p>}
      <div className={css.fields}>
        {conditionNames.map((name) => {
          const selectedOption = getSelectedOption(name, settings)
          return (
            <SelectField
              key={name}
              label={conditionLabels[name].label}
              options={getOptions(name, selectedOption)}
              value={selectedOption}
              onChange={({ target }) => demo.changeSettings(toSettings(name, target.value, settings))}
            />
          )
        })}
      </div>
    </PanelSection>
  )
}
