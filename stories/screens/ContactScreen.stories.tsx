import { expect } from 'storybook/test'
import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'
import { fitsTheWindow } from '#stories/support/fits.ts'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Public/ContactScreen',
  component: ContactScreen,
  parameters: { page: true, at: '/contact' },
})

export const Blank = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
    await expect(canvas.getByText('Plot 27, Kalurghat Industrial Area')).toBeVisible()
    await expect(canvas.getByLabelText('Email')).toHaveAttribute('type', 'email')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Required = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Email is Required')
    await expect(canvas.getByLabelText('Email')).toHaveFocus()
    await expect(canvas.getByLabelText('Name')).toHaveAccessibleDescription('Name is Required')
    await expect(canvas.getByLabelText('Message')).toHaveAccessibleDescription('Message is Required')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const InvalidEmail = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'ama@nowhere')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByLabelText('Email')).toHaveAccessibleDescription('Provide A Valid Email')
    await expect(canvas.getByLabelText('Email')).toHaveValue('ama@nowhere')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

const message = 'We need forty rotors by the end of May.\nCan you do that?'

export const Filled = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'ama@example.com')
    await userEvent.type(canvas.getByLabelText('Name'), 'Ama Mensah')
    await userEvent.type(canvas.getByLabelText('Message'), message)
    for (const label of ['Email', 'Name', 'Message']) await expect(canvas.getByLabelText(label)).toBeValid()
    await expect(canvas.getByLabelText('Message')).toHaveValue(message)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** Nothing is sent: the form keeps its values, and the page doesn't claim success (PAGE-5). */
export const AfterSubmit = meta.story({
  async play(context) {
    const { canvas, userEvent } = context
    await Filled.play(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing was sent')
    await expect(canvas.getByRole('link', { name: 'Send it as an e-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    )
    await expect(canvas.getByLabelText('Message')).toHaveValue(message)
    await expect(canvas.getByLabelText('Email')).toHaveValue('ama@example.com')
  },
})

export const Small = meta.story({
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow,
})

export const Wired = meta.story({
  parameters: { wired: '/contact' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible()
  },
})
