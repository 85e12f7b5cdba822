import { expect } from 'storybook/test'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  parameters: { layout: 'padded' },
  args: { children: 'for the brake rotor' },
})

export const OnlyHeard = meta.story({
  render: (args) => (
    <p>
      Cancel <VisuallyHidden {...args} />
    </p>
  ),
  async play({ canvas }) {
    await expect(canvas.getByText('for the brake rotor').getBoundingClientRect().width).toBe(1)
  },
})
