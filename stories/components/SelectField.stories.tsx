import { expect } from 'storybook/test'
import { SelectField } from '#src/design-system/components/Field.tsx'
import { variants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Education',
    name: 'education',
    placeholder: 'Choose one',
    options: ['JSC', 'SSC', 'HSC', 'BSC'].map((value) => ({ value, label: value })),
  },
})

export const Variants = meta.story({
  render: variants(SelectField, [
    { label: 'Required', name: 'required', error: 'Education is Required' },
    { label: 'Disabled', name: 'disabled', disabled: true, defaultValue: 'HSC' },
  ]),
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Education' })
    await userEvent.selectOptions(field, 'BSC')
    await expect(field).toHaveValue('BSC')
    await expect(canvas.getByRole('combobox', { name: 'Required' })).toHaveAccessibleDescription(
      'Education is Required',
    )
  },
})
