import { expect } from 'storybook/test'
import { TextAreaField } from '#src/design-system/components/Field.tsx'
import { variants } from '#stories/support/frames.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/TextAreaField',
  component: TextAreaField,
  args: { label: 'Message', name: 'message', error: 'Review is Required' },
})

export const Variants = meta.story({
  render: variants(TextAreaField, [
    { label: 'Blank', name: 'blank' },
    { label: 'Filled', name: 'filled', defaultValue: 'Do you make this rotor for 19 inch wheels, too?' },
  ]),
  async play({ canvas }) {
    const field = canvas.getByRole('textbox', { name: 'Message' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Review is Required')
  },
})
