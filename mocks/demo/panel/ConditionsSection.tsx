import { conditions as copy } from '#mocks/demo/copy/dials.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { conditionList, optionsWith } from '#mocks/demo/dialOptions.ts'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { twoColumns } from '#mocks/demo/panel/shared.css.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { SelectField } from '#src/design-system/components/SelectField.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

/** What is made to fail or to be slow: the line and the providers. */
export function ConditionsSection({ demo }: { demo: Demo }) {
  const { dials, changedDials } = useObservable(demo.state)
  return (
    <PanelSection
      title={copy.title}
      aside={
        changedDials > 0 && (
          <>
            <Text as="span" size="small" tone="danger" weight="medium">
              {copy.changed(changedDials)}
            </Text>
            <Button size="small" tone="secondary" onClick={demo.calm}>
              {copy.calm}
            </Button>
          </>
        )
      }
    >
      <div className={twoColumns}>
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
