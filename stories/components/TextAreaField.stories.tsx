import { expect } from 'storybook/test'
import { TextAreaField } from '#src/design-system/components/TextAreaField.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/TextAreaField',
  component: TextAreaField,
  parameters: { layout: 'padded' },
  args: { label: 'Message', name: 'message' },
})

export const Blank = meta.story()
export const Filled = meta.story({ args: { defaultValue: 'Do you make this rotor for 19 inch wheels, too?' } })

export const WithError = meta.story({
  args: { error: 'Review is Required' },
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Review is Required')
  },
})

export const Typed = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await userEvent.type(field, 'One line,{Enter}then another')
    await expect(field).toHaveValue('One line,\nthen another')
  },
})
