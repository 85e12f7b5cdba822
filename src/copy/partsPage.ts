import { isolate } from '#src/lib/bidi.ts'
import { formatCount } from '#src/lib/formatNumber.ts'

// Of Tools, and of Contact that it leads to. Not in the file of the public pages: the first load needs none of it (SPEED-1).

/** One part to read, over the list (ORDER-16). */
export const reading = {
  close: 'Close part',
  previous: 'Previous part',
  next: 'Next part',
  loading: 'Loading the part',
  share: 'Share',
  link: { copy: 'Copy link', copied: 'Link copied', failed: 'Couldn’t copy. Copy it from the address bar.' },
  unknown: {
    title: 'This part isn’t in the list',
    text: 'It may have sold out or been removed. Here are all our parts.',
    action: 'Dismiss',
  },
} as const

/** The filter for what can be ordered (ORDER-18). */
export const available = {
  label: (count: number) => `Ready to order (${formatCount(count)})`,
  pending: 'Ready to order',
  none: {
    title: 'Nothing is ready to order right now',
    text: 'Every part is sold out, has no price yet, or has too few left for its minimum order.',
    action: 'Show all parts',
  },
} as const

/** The parts as a list (ORDER-23). */
export const partsTable = {
  asList: 'Show as list',
  asCards: 'Show as cards',
  loading: 'Loading the list',
  figure: 'Fig.',
  part: 'Part',
  price: 'Per piece',
  /** Below a name on small screens. */
  limits: (minimum: number, available: number) =>
    `Min. ${formatCount(minimum)} · ${available === 0 ? 'sold out' : `${formatCount(available)} left`}`,
} as const

/** How a message about a part (ORDER-19) or about custom work (PAGE-2) starts. */
export const messageStart = {
  part: (part: string) => `About the part “${isolate(part)}”:\n`,
  customWork: (work: string) => `About ${work.toLowerCase()}:\n`,
} as const
