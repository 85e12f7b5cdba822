import { titles } from '#src/copy/titles.ts'

/** The Contact page (PAGE-5). */
export const contact = {
  title: titles.contact,
  intro: 'Can’t find a part? Need a larger quantity, or have a question about an order? Just ask.',
  company: 'Company',
  address: 'Address',
  email: 'Email',
  form: {
    title: 'Write to us',
    email: 'Email',
    name: 'Name',
    message: 'Message',
    submit: 'Send',
  },
  /** Displayed after submitting, because the shop can't send messages itself. */
  openEmail: {
    title: 'One more step',
    text: 'Your message is ready. Open it in your email app and press Send.',
    tooLong: 'Your message is too long to open in your email app. Copy it, then paste it into a new email.',
    link: 'Open in email app',
    copying: {
      copy: 'Copy message',
      copied: 'Message copied',
      failed: 'Couldn’t copy. Select your message above and copy it.',
    },
  },
  subject: (name: string) => `Message from ${name}`,
} as const
