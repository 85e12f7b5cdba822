/** Home's call to action for the Contact page (PAGE-4). Not in `contact.ts`, which Home does not load. */
export const contactPrompt = {
  label: 'Not on the shelf?',
  title: 'Tell us what you need',
  text: 'A part you can’t find, a larger quantity, a question about an order: we are here.',
  action: 'Contact us',
} as const
