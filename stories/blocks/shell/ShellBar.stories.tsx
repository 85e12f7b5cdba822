import { expect } from 'storybook/test'
import { ShellBar, type ShellBarProps } from '#src/design-system/blocks/shell/ShellBar.tsx'
import { Button } from '#src/design-system/components/Button.tsx'
import preview from '#storybook/preview.tsx'

const args: ShellBarProps = { icon: 'info', children: 'You seem to be offline.' }

const meta = preview.meta({
  title: 'Blocks/ShellBar',
  component: ShellBar,
  args,
})

export const Words = meta.story({
  play: ({ canvas }) => expect(canvas.getByText('You seem to be offline.')).toBeVisible(),
})

export const WithAction = meta.story({
  args: {
    icon: 'retry',
    children: 'There is a new version of the shop.',
    action: (
      <Button tone="secondary" size="small">
        Reload
      </Button>
    ),
  },
})
