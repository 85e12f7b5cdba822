import { callLabel } from '#mocks/demo/copy/calls.ts'
import { conditions, seconds } from '#mocks/demo/copy/dials.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { Demo } from '#mocks/demo/demo.ts'
import { dialOptions, isOffline, withOffline, type Option, type ValueDial } from '#mocks/demo/dialOptions.ts'
import { CallFault, CallFaults } from '#mocks/demo/panel/CallFaults.tsx'
import { Disclosure } from '#mocks/demo/panel/Disclosure.tsx'
import { PanelSection } from '#mocks/demo/panel/PanelSection.tsx'
import { SelectRow } from '#mocks/demo/panel/SelectRow.tsx'
import { SwitchRow } from '#mocks/demo/panel/SwitchRow.tsx'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { defaultDials, type Dials } from '#mocks/dials.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

const { conditions: texts } = panelCopy

/** What is made to fail or to be slow: the line, the providers, each call. */
export function ConditionsSection({ demo }: { demo: Demo }) {
  const { dials, changedDials } = useObservable(demo.state)
  const rows = { dials, onChange: demo.setDials }
  return (
    <PanelSection
      title={conditions.title}
      aside={
        changedDials > 0 && (
          <>
            <Text as="span" size="small" tone="danger" weight="medium">
              {texts.changed(changedDials)}
            </Text>
            <Button size="small" tone="secondary" onClick={demo.calm}>
              {conditions.calm}
            </Button>
          </>
        )
      }
    >
      <Stack gap={8}>
        <ValueRow {...rows} dial="latency" />
        <SwitchRow
          label={conditions.offline}
          isOn={isOffline(dials)}
          onChange={(isOn) => demo.setDials(withOffline(dials, isOn))}
        />
        <ValueRow {...rows} dial="card" />
        <ValueRow {...rows} dial="cardForm" />
        <ValueRow {...rows} dial="popup" />
        <ValueRow {...rows} dial="identity" />
        <CallFault {...rows} call="uploadPicture" label={callLabel('uploadPicture')} />
      </Stack>
      <Disclosure label={texts.calls.title}>
        <CallFaults {...rows} />
      </Disclosure>
    </PanelSection>
  )
}

interface ValueRowProps<Dial extends ValueDial> {
  dial: Dial
  dials: Dials
  onChange: (dials: Partial<Dials>) => void
}

/** A dial with one value. A speed that is none of the options, e.g. from a link, is added to them. */
function ValueRow<Dial extends ValueDial>({ dial, dials, onChange }: ValueRowProps<Dial>) {
  const { label, options }: { label: string; options: readonly Option<Dials[Dial]>[] } = dialOptions[dial]
  const value = dials[dial]
  const isListed = options.some((option) => option.value === value)
  return (
    <SelectRow
      label={label}
      value={value}
      options={isListed ? options : [...options, { value, label: seconds(Number(value)) }]}
      isChanged={value !== defaultDials()[dial]}
      onChange={(chosen) => onChange({ [dial]: chosen })}
    />
  )
}
