import { expect } from 'storybook/test'
import { Drawing } from '#src/design-system/components/Drawing.tsx'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Grid } from '#src/design-system/components/Grid.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/Drawing',
  component: Drawing,
  parameters: { layout: 'padded' },
  args: { name: 'disc', space: 'figure' },
})

export const All = meta.story({
  render: () => (
    <Grid columns={3} gap={48}>
      {(['disc', 'scene', 'empty', 'error', 'missing', 'offline', 'locked'] as const).map((name) => (
        <Stack key={name}>
          <Drawing name={name} space="figure" />
          <FigureLabel>{name}</FigureLabel>
        </Stack>
      ))}
    </Grid>
  ),
  async play({ canvasElement }) {
    const drawings = [...canvasElement.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)
    await expect(new Set(drawings).size).toBe(7)
    await expect(drawings).not.toContain('')
  },
})
