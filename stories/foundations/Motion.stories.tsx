import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { motion } from '#src/design-system/theme/tokens.css.ts'
import * as css from '#stories/foundations/foundations.css.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Foundations/Motion',
  component: Stack,
  parameters: { layout: 'padded' },
  args: { children: null },
})

/** Hover a track to move its block. With reduced motion it jumps. */
export const Durations = meta.story({
  render: () => (
    <Stack gap={24}>
      {(['quick', 'steady'] as const).map((name) => (
        <div key={name}>
          <Text size="small" tone="muted">{`${name}, ${motion[name]}`}</Text>
          <div className={css.tracks}>
            <div className={css.movers[name]} />
          </div>
        </div>
      ))}
    </Stack>
  ),
})
