import { expect } from 'storybook/test'
import { Field, type FieldProps } from '#src/design-system/components/Field.tsx'
import preview from '#storybook/preview.tsx'

const args: FieldProps = { label: 'Phone', name: 'phone', type: 'tel', autoComplete: 'tel' }

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  parameters: { layout: 'padded' },
  args,
})

export const Blank = meta.story({
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Phone' })
    await expect(field).toBeValid()
    await expect(field).not.toHaveAttribute('aria-describedby')
    await expect(field).not.toHaveAttribute('list')
    await expect(field).not.toHaveStyle({ textAlign: 'end' })
  },
})
export const Filled = meta.story({ args: { defaultValue: '+880 1700 000 000' } })
export const WithHint = meta.story({ args: { hint: 'With the country code.' } })
export const ReadOnly = meta.story({
  args: { label: 'Name', readOnly: true, defaultValue: 'Kamal Hossain', type: 'text' },
})
export const Disabled = meta.story({ args: { disabled: true, defaultValue: '+880 1700 000 000' } })
export const WithSuggestions = meta.story({
  args: { label: 'Country', type: 'text', suggestions: ['Bangladesh', 'India', 'Japan', 'Nepal'] },
  async play({ canvas }) {
    const { list } = canvas.getByRole<HTMLInputElement>('combobox', { name: 'Country' })
    await expect([...(list?.options ?? [])].map(({ value }) => value)).toEqual([
      'Bangladesh',
      'India',
      'Japan',
      'Nepal',
    ])
  },
})

export const ErrorIsLinked = meta.story({
  args: {
    label: 'Quantity',
    type: 'text',
    inputMode: 'numeric',
    numeric: true,
    defaultValue: '12',
    error: 'You have order minimum 20 pcses',
    hint: '480 pcs available',
  },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Quantity' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('You have order minimum 20 pcses 480 pcs available')
    await expect(field).toHaveStyle({ textAlign: 'end' })
  },
})
