import { expect } from 'storybook/test'
import { fillIn } from '#stories/support/forms.ts'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Contact' })

/** The shop can't send messages, so the form prepares an email that the visitor sends from an email app (PAGE-5). */
export const Wired = meta.story({
  name: 'A visitor writes to the company',
  tags: ['good-day'],
  ...inApp('/contact'),
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1 })
    await fillIn({ Email: 'ama@example.com', Name: 'Ama Mensah', Message: 'Forty rotors by May?' })({ canvas })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const emailLink = await canvas.findByRole<HTMLAnchorElement>('link', { name: 'Open in email app' })
    await expect(emailLink.href).toContain('Forty%20rotors')
  },
})
