import { Grid } from '#src/design-system/components/Grid.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { space, type Space } from '#src/design-system/theme/tokens.css.ts'
import * as css from '#stories/foundations/foundations.css.ts'
import preview from '#storybook/preview.tsx'

const steps = Object.keys(space).map(Number) as Space[]

const meta = preview.meta({
  title: 'Foundations/Space',
  component: Grid,
  parameters: { layout: 'padded' },
  args: { columns: 1, children: null },
})

/** The only spacing values, on a 4 px base. */
export const Steps = meta.story({
  render: () => (
    <Stack gap={12}>
      {steps.map((step) => (
        <div key={step} className={css.sample}>
          <div className={css.bars[step]} />
          <Text as="span" size="small" tone="muted" numeric>
            {`${step} px`}
          </Text>
        </div>
      ))}
    </Stack>
  ),
})
