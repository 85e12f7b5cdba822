/** A change of one file, and how many of the stories Chromatic photographs again at most. */
interface Change {
  /** As the page says it. */
  what: string
  file: string
  /** Percent. */
  atMost: number
}

/** The changes that the page about Chromatic names; a test traces each in the built Storybook. */
export const changes: readonly Change[] = [
  { what: 'A small component: the label of a status', file: 'src/design-system/components/Tag.tsx', atMost: 30 },
  { what: 'A text: the words of the payment page', file: 'src/copy/payment.ts', atMost: 25 },
  { what: 'The orders of the mock shop', file: 'mocks/seed/orders.ts', atMost: 20 },
  { what: 'A colour or a size of the theme', file: 'src/design-system/theme/tokens.css.ts', atMost: 100 },
]
