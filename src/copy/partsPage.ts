import { isolate } from '#src/lib/bidi.ts'
import { formatCount } from '#src/lib/formatNumber.ts'

// The wording of the Tools page, and the start of a message on the Contact page. These texts are not in publicPages.ts, because
// the first load does not need them (SPEED-1).

/** The dialog with a part, which opens over the list (ORDER-16). */
export const partDialog = {
  close: 'Close part',
  previous: 'Previous part',
  next: 'Next part',
  loading: 'Loading the part',
  share: 'Share',
  link: {
    copy: 'Copy link',
    copied: 'Link copied',
    failed: 'Couldn’t copy the link. Copy it from the address bar instead.',
  },
  unknown: {
    title: 'This part isn’t in the list',
    text: 'It may have sold out or been removed. Here are all our parts.',
    action: 'Dismiss',
  },
} as const

/** The filter for parts that can be ordered (ORDER-18). */
export const availabilityFilter = {
  label: (count: number) => `Ready to order (${formatCount(count)})`,
  /** Displayed until all parts have loaded. */
  labelWithoutCount: 'Ready to order',
  none: {
    title: 'Nothing is ready to order right now',
    text: 'Every part is sold out, has no price yet, or has too few left for its minimum order.',
    action: 'Show all parts',
  },
} as const

/** The list view of the parts (ORDER-23). */
export const partsTable = {
  asList: 'Show as list',
  asCards: 'Show as cards',
  loading: 'Loading the list',
  figure: 'Fig.',
  part: 'Part',
  price: 'Per piece',
  /** Displayed below the name on small screens. */
  limits: (minimum: number, available: number) =>
    `Min. ${formatCount(minimum)} · ${available === 0 ? 'sold out' : `${formatCount(available)} left`}`,
} as const

/** The start of a message about a part or about custom work (ORDER-19). */
export const contactMessageStart = {
  part: (part: string) => `About the part “${isolate(part)}”:\n`,
  customWork: (work: string) => `About ${work.toLowerCase()}:\n`,
} as const
