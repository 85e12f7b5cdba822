/** The Contact page and the call to it that closes Home (SPEC 2 Contact, DECISIONS G4, G5). */
export const contact = {
  title: 'Contact',
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
    messageRequired: 'Message is Required',
  },
  notConnected: {
    title: 'Nothing was sent',
    text: 'This form isn’t connected yet. Your message is still here; you can send it from your own e-mail program.',
    link: 'Send it as an e-mail',
  },
  subject: (name: string) => `Message from ${name}`,
  call: {
    label: 'Not on the shelf?',
    title: 'Tell us what you need',
    text: 'A part you can’t find, a larger quantity, a question about an order: we are here.',
    action: 'Contact us',
  },
} as const
