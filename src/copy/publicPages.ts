import { formatCount, formatCountOf } from '#src/lib/formatNumber.ts'
import { brand } from '#src/copy/brand.ts'

/** The Home page (SHOP-2). */
export const home = {
  explore: 'EXPLORE NOW',
  collections: 'COLLECTIONS',
  slides: {
    engine: { subject: 'Engine', headline: 'Built to run' },
    tires: { subject: 'Tires', headline: 'Made to grip' },
    wheels: { subject: 'Wheels', headline: 'Forged to turn' },
  },
  business: {
    title: 'Our Business Improvments', // sic
    subtitle: 'Thats Why People Chouse Us', // sic
    counters: [
      { figure: '80', label: 'Countries' },
      { figure: '345', label: 'Company Clients' },
      { figure: '286', label: 'Our Projects' },
      { figure: '845', label: 'Positive Feedback' },
    ],
  },
} as const

/** Accessible names in a carousel (PAGE-7). */
export const carousel = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (number: number, count: number) => `${number} of ${count}`,
} as const

/** The About section of the Home and About Us pages (SHOP-2). `// sic` marks the specification's misspellings. */
export const about = {
  title: 'SOMTHING ABOUT US', // sic
  welcome: `Welcome to ${brand.name}`,
  claim: '25 years of experience in the manufacture industry', // sic
  years: '25',
  paragraphs: [
    'We make car parts and sell them direct from the factory. Every part is listed with its photo, minimum order, stock and price per piece.',
    'Order what you need, pay by card and follow each order in your dashboard until it ships. Read what other clients say before you buy.',
  ],
  buy: 'Buy Now',
  picture:
    'A brake rotor, a red caliper, a piston, a turbocharger, a coilover, a spark plug and two gears on a dark studio floor',
  figure: 'Fig. 10',
  features: {
    manufacturing: { title: 'Best Manufacturing', text: '25 years of making car parts.' },
    award: { title: 'Award Winning', text: '845+ positive reviews from our clients.' },
    growth: { title: 'Factory Growth', text: '345+ company clients and 286+ projects.' },
    certified: { title: 'Global Certified', text: 'On the road in 80+ countries.' },
  },
} as const

/** The Customize section (SHOP-2). */
export const customize = {
  title: 'CUSTOMIXZE YOUR MECHINE', // sic
  exhausts: {
    title: 'Custom exhausts',
    figure: 'Fig. 11',
    picture: 'A polished exhaust muffler with two blued tailpipes',
  },
  wheels: { title: 'Custom wheels', figure: 'Fig. 12', picture: 'Three alloy wheels in silver, black and bronze' },
  bodyKits: { title: 'Custom body kits', figure: 'Fig. 13', picture: 'A rear wing of woven carbon fibre' },
} as const

/** The reviews on Home (SHOP-2). */
export const clientReviews = {
  title: 'What Our Clients Say',
  count: (count: number) => formatCountOf('review', count),
  all: (count: number) => `See all ${formatCount(count)} reviews`,
  stars: (rating: number) => `${rating} out of 5`,
  /** Replaces the name of a reviewer who gave none. */
  unnamed: 'A client',
  more: 'Show more',
  less: 'Show less',
  loading: 'Loading reviews',
  stale: 'We couldn’t refresh these reviews. There may be newer ones.',
  empty: { title: 'No reviews yet', text: 'Reviews of our parts will appear here.' },
} as const

/** The section of Home that leads to the Contact page (PAGE-4). */
export const contactPrompt = {
  label: 'Not on the shelf?',
  title: 'Tell us what you need',
  text: 'Can’t find a part? Need a larger quantity, or have a question about an order? Just ask.',
  action: 'Contact us',
} as const

/** The catalogue, and parts on any page (SHOP-2). */
export const parts = {
  title: 'AVAILABLE PARTS',
  minimumOrder: 'Minimum Order',
  availableNow: 'Available Now',
  minimumTotal: 'Minimum total',
  pieces: (count: number) => `${formatCount(count)} pcs`,
  perPiece: 'per piece',
  purchaseNow: 'Purchase Now',
  noPrice: 'Price unavailable',
  unnamed: 'Unnamed part',
  unavailableReasons: {
    noPrice: 'Price on request.',
    soldOut: 'Sold out.',
    minimumAboveStock: 'Not enough left for the minimum order.',
  },
  /** The link to the Contact page from a part that can’t be ordered (ORDER-19). */
  ask: 'Ask about this part',
  figure: (number: number) => `Fig. ${String(number).padStart(2, '0')}`,
  count: (count: number) => formatCountOf('part', count),
  visibleCount: (shown: number, total: number) => `${shown} of ${formatCount(total)}`,
  all: (total: number) => `See all ${formatCount(total)} parts`,
  list: {
    search: 'Search parts',
    sorts: {
      server: 'Catalogue order',
      name: 'Name',
      priceUp: 'Price, low to high',
      priceDown: 'Price, high to low',
      stock: 'Stock, high to low',
    },
    count: (found: number, total: number) =>
      (found === total ? '' : `${formatCount(found)} of `) + formatCountOf('part', total),
    showAll: 'Show all parts',
  },
  loading: 'Loading parts',
  empty: {
    title: 'No parts on the shelf',
    text: 'Nothing is for sale right now. Tell us what you need.',
    action: 'Contact us',
  },
  stale: 'We couldn’t refresh these parts. Prices and stock may be out of date.',
  /** Displayed above the page's snapshot of the parts until the API responds (DATA-20). */
  snapshot: {
    asOf: (moment: string) => `Prices and stock as of ${moment}.`,
    updating: (moment: string) => `Prices and stock as of ${moment}. Updating…`,
    outdated: 'Updating prices and stock…',
    failed: 'We couldn’t update prices and stock.',
    failedSince: (moment: string) => `We couldn’t update prices and stock. These are from ${moment}.`,
    retry: 'Try again',
    updated: 'Prices and stock are up to date.',
  },
} as const
