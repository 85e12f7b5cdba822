import { expect } from 'storybook/test'
import { PasswordField } from '#src/design-system/components/PasswordField.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Components/PasswordField',
  component: PasswordField,
  args: { label: 'Password', name: 'password', showLabel: 'Show password', hideLabel: 'Hide password' },
})

export const ShownAndHidden = meta.story({
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Password')
    await userEvent.type(field, 'bolt-circle!')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(field).toHaveAttribute('spellcheck', 'false')
    const getIconHtml = () => canvas.getByRole('button').innerHTML
    const initialIconHtml = getIconHtml()
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(field).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: 'Hide password' })).toHaveFocus()
    await expect(getIconHtml()).not.toBe(initialIconHtml)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveAttribute('type', 'password')
    await expect(getIconHtml()).toBe(initialIconHtml)
    await userEvent.keyboard('{Enter}')
  },
})
