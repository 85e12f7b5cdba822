import { conditions, dialTexts, seconds } from '#mocks/demo/copy/dials.ts'
import type { PanelParts } from '#mocks/demo/panel/parts.ts'
import { PanelButton, PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import * as css from '#mocks/demo/panel/section.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { defaultDials, dialsSchema, type Dials } from '#mocks/dials.ts'
import { SelectField } from '#src/design-system/components/Field.tsx'

type Condition = keyof typeof dialTexts

const conditionNames = Object.keys(dialTexts) as Condition[]

/** The conditions that are a fault of a call, not a dial of their own. */
const faults = { offline: ['*', 'network'], upload: ['uploadPicture', 500] } as const

function readOption(name: Condition, dials: Dials): string {
  if (name !== 'offline' && name !== 'upload') return String(dials[name])
  const [call, fault] = faults[name]
  return dials.faults[call] === fault ? 'fails' : 'works'
}

/** @returns the dials that an option sets; the faults of other calls stay */
function dialsOfOption(name: Condition, value: string, dials: Dials): Partial<Dials> {
  if (name === 'latency') return { latency: Number(value) }
  if (name !== 'offline' && name !== 'upload') return { [name]: dialsSchema.shape[name].parse(value) }
  const [call, fault] = faults[name]
  const others = Object.entries(dials.faults).filter(([other]) => other !== call)
  return { faults: Object.fromEntries(value === 'fails' ? [...others, [call, fault]] : others) }
}

/** @returns the options, and a speed that is none of them, such as a link's */
function optionsFor(name: Condition, current: string) {
  const options = Object.entries<string>(dialTexts[name].options).map(([value, label]) => ({ value, label }))
  const isListed = options.some(({ value }) => value === current)
  return isListed ? options : [...options, { value: current, label: seconds(Number(current)) }]
}

export function ConditionsSection({ demo }: PanelParts) {
  const { dials, changedDials } = useObservable(demo.state)
  return (
    <PanelSection
      title={conditions.title}
      aside={<PanelButton onClick={() => demo.setDials(defaultDials())}>{conditions.calm}</PanelButton>}
    >
      {changedDials > 0 && <p className={css.line.bad}>{conditions.changed(changedDials)}</p>}
      <div className={css.fields}>
        {conditionNames.map((name) => {
          const current = readOption(name, dials)
          return (
            <SelectField
              key={name}
              label={dialTexts[name].label}
              options={optionsFor(name, current)}
              value={current}
              onChange={({ target }) => demo.setDials(dialsOfOption(name, target.value, dials))}
            />
          )
        })}
      </div>
    </PanelSection>
  )
}
