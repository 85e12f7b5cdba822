import { expect } from 'storybook/test'
import {
  Field,
  type FieldProps,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
} from '#src/design-system/components/Field.tsx'
import { renderVariants } from '#stories/support/frames.tsx'
import { expectRole } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const args: FieldProps = { label: 'Phone', name: 'phone', type: 'tel', autoComplete: 'tel' }

const meta = preview.meta({
  title: 'Components/Field',
  component: Field,
  subcomponents: { SelectField, TextAreaField },
  args,
})

export const Variants = meta.story({
  render: renderVariants(Field, [
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

const options = ['JSC', 'SSC', 'HSC', 'BSC'].map((value) => ({ value, label: value }))
const education: SelectFieldProps = { label: 'Education', name: 'education', placeholder: 'Select', options }

export const Select = meta.story({
  render: () =>
    renderVariants(SelectField, [
      { label: 'Required', name: 'required', error: 'Education is Required' },
      { label: 'Disabled', name: 'disabled', disabled: true, defaultValue: 'HSC' },
    ])(education),
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('combobox', { name: 'Education' })
    await userEvent.selectOptions(field, 'BSC')
    await expect(field).toHaveValue('BSC')
    await expectRole('combobox', { name: 'Required', description: 'Education is Required' })({ canvas })
  },
})

export const TextArea = meta.story({
  render: () =>
    renderVariants(TextAreaField, [
      { label: 'Blank', name: 'blank' },
      { label: 'Filled', name: 'filled', defaultValue: 'Do you make this rotor for 19 inch wheels, too?' },
    ])({ label: 'Message', name: 'message', error: 'Review is Required' }),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Review is Required')
  },
})
