import { expect } from 'storybook/test'
import { SelectField } from '#src/design-system/components/SelectField.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/SelectField',
  component: SelectField,
  parameters: { layout: 'padded' },
  args: {
    label: 'Education',
    name: 'education',
    placeholder: 'Choose one',
    options: ['JSC', 'SSC', 'HSC', 'BSC'].map((value) => ({ value, label: value })),
  },
})

export const Blank = meta.story()
export const WithError = meta.story({
  args: { error: 'Education is Required' },
  async play({ canvas }) {
    await expect(canvas.getByRole('combobox')).toHaveAccessibleDescription('Education is Required')
  },
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: 'HSC' } })

export const Chosen = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Education' })
    await expect(canvas.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Choose one',
      'JSC',
      'SSC',
      'HSC',
      'BSC',
    ])
    await userEvent.selectOptions(field, 'BSC')
    await expect(field).toHaveValue('BSC')
  },
})
