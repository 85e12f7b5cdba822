import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { fontSize } from '#src/design-system/theme/tokens.css.ts'
import * as css from '#stories/foundations/foundations.css.ts'
import preview from '#storybook/preview.tsx'

const steps = Object.keys(fontSize) as (keyof typeof fontSize)[]

const meta = preview.meta({
  title: 'Foundations/Type',
  component: Text,
  parameters: { layout: 'padded' },
  args: { children: '' },
})

export const Scale = meta.story({
  render: () => (
    <Stack gap={24}>
      {steps.map((step) => (
        <div key={step}>
          <FigureLabel>{`${step} ${fontSize[step]}`}</FigureLabel>
          <div className={css.sizes[step]}>Brake rotor 345 mm</div>
        </div>
      ))}
    </Stack>
  ),
})

/** Barlow Condensed 600 in capitals for headings, Archivo 400, 500 and 650 for everything else. */
export const Faces = meta.story({
  render: () => (
    <Stack gap={24}>
      <Heading level={1}>Ventilated brake rotor 345 mm</Heading>
      <Text size="large">Cross-drilled, two-piece, floating on eight bobbins.</Text>
      <Text weight="medium">Balanced to 10 g.</Text>
      <Text weight="strong">Minimum Order 20 pcs</Text>
      <Text numeric>1,111.11 · 8,888.88</Text>
    </Stack>
  ),
})
