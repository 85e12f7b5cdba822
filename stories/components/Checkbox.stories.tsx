import { expect, fn } from 'storybook/test'
import { Checkbox, type CheckboxProps } from '#src/design-system/components/Checkbox.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: CheckboxProps = { label: 'All on this page', checked: false, onChange: fn() }

const meta = preview.meta({ title: 'Components/Checkbox', component: Checkbox, args })

export const Variants = meta.story({
  render: renderVariants(Checkbox, [
    { label: 'Selected', checked: true },
    { label: 'Some of them', checked: 'mixed' },
    { label: 'Beside a name', hideLabel: true },
  ]),
  async play({ args: { onChange }, canvas, userEvent }) {
    await expect(canvas.getByRole('checkbox', { name: 'Selected' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Some of them' })).toBePartiallyChecked()
    await userEvent.click(canvas.getByText('All on this page'))
    await expect(onChange).toHaveBeenLastCalledWith(true, false)
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(onChange).toHaveBeenLastCalledWith(false, false)
  },
})
