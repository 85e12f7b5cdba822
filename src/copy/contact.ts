import { titles } from '#src/copy/titles.ts'

/** The Contact page (SHOP-2, PAGE-5). */
export const contact = {
  title: titles.contact,
  intro: 'A part you can’t find, a larger quantity, a question about an order: tell us what you need.',
  works: 'Works',
  address: 'Address',
  email: 'E-mail',
  form: {
    title: 'Write to us',
    email: 'Email',
    name: 'Name',
    message: 'Message',
    submit: 'Send',
  },
  notConnected: {
    title: 'Nothing was sent',
    text: 'This form isn’t connected yet. Your message is still here; you can send it from your own e-mail program.',
    link: 'Send it as an e-mail',
  },
  subject: (name: string) => `Message from ${name}`,
} as const
