import { expect } from 'storybook/test'
import { ContactForm } from '#src/design-system/blocks/home/ContactForm.tsx'
import { onPage } from '#stories/support/onPage.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Blocks/ContactForm',
  component: ContactForm,
  decorators: [onPage('narrow')],
})

export const Blank = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('form', { name: 'Write to us' })).toBeVisible()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

/** The e-mail link follows later changes of the message. */
export const OffersTheSameMessage = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(canvas.getByLabelText('Email'), 'ama@example.com')
    await userEvent.type(canvas.getByLabelText('Name'), 'Ama & Sons')
    await userEvent.type(canvas.getByLabelText('Message'), '20 rotors?{Enter}100 % steel')
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const link = await canvas.findByRole('link', { name: 'Send it as an e-mail' })
    await expect(link).toHaveAttribute(
      'href',
      'mailto:hello@dhruva-auto.example?subject=Message%20from%20Ama%20%26%20Sons&body=20%20rotors%3F%0D%0A100%20%25%20steel%0D%0A%0D%0AAma%20%26%20Sons%0D%0Aama%40example.com',
    )
    await userEvent.type(canvas.getByLabelText('Message'), '!')
    await expect(link.getAttribute('href')).toContain('steel!')
  },
})
