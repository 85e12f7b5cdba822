import { expect, fn } from 'storybook/test'
import { Checkbox, type CheckboxProps } from '#src/design-system/components/Checkbox.tsx'
import { variants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: CheckboxProps = { label: 'Can be ordered now (18)', checked: false, onChange: fn() }

const meta = preview.meta({
  title: 'Components/Checkbox',
  component: Checkbox,
  parameters: { layout: 'padded' },
  args,
})

export const Variants = meta.story({
  render: variants(Checkbox, [{ label: 'Ticked', checked: true }]),
  async play({ args: { onChange }, canvas, userEvent }) {
    await userEvent.click(canvas.getByText('Can be ordered now (18)'))
    await expect(onChange).toHaveBeenCalledWith(true)
  },
})
