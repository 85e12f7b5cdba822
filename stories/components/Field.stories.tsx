import { expect } from 'storybook/test'
import { Field, type FieldProps } from '#src/design-system/components/Field.tsx'
import { variants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const args: FieldProps = { label: 'Phone', name: 'phone', type: 'tel', autoComplete: 'tel' }

const meta = preview.meta({ title: 'Components/Field', component: Field, args })

export const Variants = meta.story({
  render: variants(Field, [
    { label: 'Filled', defaultValue: '+880 1700 000 000' },
    { label: 'With a hint', hint: 'With the country code.' },
    { label: 'Read-only', readOnly: true, defaultValue: 'Kamal Hossain' },
    { label: 'Disabled', disabled: true, defaultValue: '+880 1700 000 000' },
    { label: 'Country', name: 'country', suggestions: ['Bangladesh', 'India'] },
    {
      label: 'Quantity',
      name: 'quantity',
      inputMode: 'numeric',
      defaultValue: '12',
      error: 'You have order minimum 20 pcses',
      hint: '480 pcs available',
    },
  ]),
  async play({ canvas }) {
    await expect(canvas.getByRole('textbox', { name: 'Phone' })).toBeValid()
    const { list } = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
    await expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual(['Bangladesh', 'India'])
    const field = canvas.getByRole('textbox', { name: 'Quantity' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('You have order minimum 20 pcses 480 pcs available')
  },
})
