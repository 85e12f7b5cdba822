/** The call to the Contact page that closes Home (PAGE-4); not with that page's words, which Home does not load. */
export const contactCall = {
  label: 'Not on the shelf?',
  title: 'Tell us what you need',
  text: 'A part you can’t find, a larger quantity, a question about an order: we are here.',
  action: 'Contact us',
} as const
