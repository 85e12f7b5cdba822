import { isolate } from '#src/format/text.ts'

/** On Home after signup, for a visitor who came from another page (AUTH-12). The first load needs none of it (SPEED-1). */
export const continueTo = {
  title: 'Welcome. Your account is ready.',
  text: 'You were on your way somewhere.',
  part: (name: string) => `Continue to ${isolate(name)}`,
  page: 'Continue where you left off',
} as const
