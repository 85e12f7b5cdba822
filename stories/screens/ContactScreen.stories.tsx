import { expect, spyOn } from 'storybook/test'
import { ContactScreen } from '#src/design-system/screens/ContactScreen.tsx'
import { clickButton } from '#stories/support/buttons.ts'
import { fillIn, expectErrors } from '#stories/support/forms.ts'
import { playAll, onSmallPhone } from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Public/Contact',
  component: ContactScreen,
  args: { subject: null },
  parameters: { routerPath: '/contact' },
})

/** The page shows the company’s address, its email address, and a contact form. */
export const InTheShop = meta.story({ name: 'In the shop', tags: ['good-day'], ...inShell('visitor') })

/** Every field says that it is required, and the cursor is in the first field (PAGE-21). */
export const Required = meta.story({
  name: 'Nothing is filled in',
  tags: ['went-wrong'],
  play: playAll(clickButton('Send'), expectErrors({ Email: 'Email is Required', Message: 'Message is Required' })),
})

/** The field asks for a valid email and keeps what was typed. */
export const InvalidEmail = meta.story({
  name: 'The email is invalid',
  tags: ['went-wrong'],
  play: playAll(
    fillIn({ Email: 'ama@nowhere' }),
    clickButton('Send'),
    expectErrors({ Email: 'Provide A Valid Email' }),
  ),
})

const message = 'We need forty rotors by the end of May.\nCan you do that?'

/** The form is complete and can be sent. */
export const Filled = meta.story({
  name: 'A message is written',
  tags: ['good-day'],
  play: fillIn({ Email: 'ama@example.com', Name: 'Ama Mensah', Message: message }),
})

/** The shop can’t send the message itself, so the message stays and can be opened in the visitor’s email program (PAGE-5). */
export const AfterSubmit = meta.story({
  name: 'After “Send”',
  tags: ['good-day', 'STATE-14'],
  async play(context) {
    const { canvas, userEvent } = context
    await Filled.play(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    // The first status belongs to the button that copies the email address.
    await expect(canvas.getAllByRole('status').at(-1)).toHaveTextContent('One more step')
    const emailLink = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open in email app' })
    await expect(emailLink.href).toMatch(/^mailto:/)
    await expect(canvas.getByLabelText('Message')).toHaveValue(message)
  },
})

/** The message is too long for an email link, so the link opens an empty email, and the message can be copied into it. */
export const TooLongForLink = meta.story({
  name: 'After “Send”, with a long message',
  tags: ['borders'],
  async play({ canvas, userEvent }) {
    const longText = 'চাকা '.repeat(60).trim()
    await fillIn({ Email: 'ama@example.com', Name: 'Ama Mensah', Message: longText })({ canvas })
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const writeSpy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy message' }))
    await expect(writeSpy).toHaveBeenCalledWith(`${longText}\n\nAma Mensah\nama@example.com`)
    const email = canvas.getByRole<HTMLAnchorElement>('link', { name: 'Open in email app' })
    await expect(email.href).not.toContain('body=')
  },
})

/** The visitor came from a part that can’t be ordered, so the message starts with the part’s name (ORDER-19). */
export const AboutPart = meta.story({
  name: 'A question about a part',
  tags: ['good-day'],
  args: { subject: { part: 'Clutch kit, heavy duty' } },
  async play({ canvas, userEvent }) {
    const field = canvas.getByLabelText('Message')
    await expect(field).toHaveValue('About the part “Clutch kit, heavy duty”:\n')
    await userEvent.type(field, 'When is it back?')
    await expect(field).toHaveValue('About the part “Clutch kit, heavy duty”:\nWhen is it back?')
  },
})

/** The visitor came from “Custom wheels” on Home, so the message starts with this subject (PAGE-2). */
export const AboutCustomWork = meta.story({
  name: 'A question about custom work',
  tags: ['good-day'],
  args: { subject: { customWork: 'Custom wheels' } },
  play: ({ canvas }) => expect(canvas.getByLabelText('Message')).toHaveValue('About custom wheels:\n'),
})

/** At 320 pixels the form is below the address. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
