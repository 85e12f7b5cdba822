import { formatCount } from '#src/format/text.ts'
import { brand } from '#src/copy/brand.ts'

/** Home (SHOP-2, PAGE-4). */
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

/** The About section of Home and About Us: the specification's texts (SHOP-2), completed by the shop's own. */
export const about = {
  title: 'SOMTHING ABOUT US', // sic
  welcome: `Welcome to ${brand.name}`,
  claim: '25 years of experience in the manufacture industry', // sic
  years: '25',
  paragraphs: [
    'We make car parts and sell them straight from the works. The catalogue shows every part as it is: its picture, its minimum order, how many are available now, and the price per piece.',
    'Order the quantity you need and pay by card. Your dashboard follows each order until it is shipped, and what other clients say is there for you to read before you buy.',
  ],
  buy: 'Buy Now',
  picture:
    'A brake rotor, a red caliper, a piston, a turbocharger, a coilover, a spark plug and two gears on a dark studio floor',
  figure: 'Fig. 10',
  features: {
    manufacturing: { title: 'Best Manufacturing', text: '25 years of making parts for cars.' },
    award: { title: 'Award Winning', text: '845+ times positive feedback from clients.' },
    growth: { title: 'Factory Growth', text: '286+ projects with 345+ company clients.' },
    certified: { title: 'Global Certified', text: 'Parts at work in 80+ countries.' },
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

/** The reviews on Home: What Our Clients Say (SHOP-2). */
export const clientReviews = {
  title: 'What Our Clients Say',
  count: (count: number) => (count === 1 ? '1 review' : `${formatCount(count)} reviews`),
  all: (count: number) => `See all ${formatCount(count)} reviews`,
  stars: (rating: number) => `${rating} out of 5`,
  /** The name for a review without one. */
  unnamed: 'A client',
  more: 'Show more',
  less: 'Show less',
  loading: 'Loading reviews',
  stale: 'These reviews could not be refreshed. There may be newer ones.',
  empty: { title: 'No reviews yet', text: 'What clients write about our parts appears here.' },
} as const

/** Home's call to action for the Contact page (PAGE-4). */
export const contactPrompt = {
  label: 'Not on the shelf?',
  title: 'Tell us what you need',
  text: 'A part you can’t find, a larger quantity, a question about an order: we are here.',
  action: 'Contact us',
} as const

const countParts = (count: number) => (count === 1 ? '1 part' : `${formatCount(count)} parts`)

/** The catalogue, and parts on any page (SHOP-2). */
export const parts = {
  title: 'AVAILABLE PARTS',
  minimumOrder: 'Minimum Order',
  availableNow: 'Available Now',
  smallestOrder: 'Smallest order',
  pieces: (count: number) => `${formatCount(count)} pcs`,
  perPiece: 'per piece',
  purchaseNow: 'Purchase Now',
  noPrice: 'Price unavailable',
  unnamed: 'Unnamed part',
  blocks: {
    noPrice: 'No price yet, so it can’t be ordered.',
    soldOut: 'Sold out for now.',
    minimumAboveStock: 'Fewer left than the minimum order.',
  },
  /** To Contact, from a part that can’t be ordered (ORDER-19). */
  ask: 'Ask about this part',
  figure: (number: number) => `Fig. ${String(number).padStart(2, '0')}`,
  count: countParts,
  shown: (shown: number, total: number) => `${shown} of ${formatCount(total)}`,
  all: (total: number) => `See all ${formatCount(total)} parts`,
  list: {
    search: 'Search parts',
    sorts: {
      server: 'Our order',
      name: 'Name',
      priceUp: 'Price, low to high',
      priceDown: 'Price, high to low',
      stock: 'Most in stock',
    },
    count: (found: number, total: number) =>
      found === total ? countParts(total) : `${formatCount(found)} of ${countParts(total)}`,
    showAll: 'Show all parts',
  },
  loading: 'Loading parts',
  empty: {
    title: 'No parts on the shelf',
    text: 'Nothing is for sale right now. Tell us what you need.',
    action: 'Contact us',
  },
  stale: 'These parts could not be refreshed. Prices and stock may have changed.',
  /** Above parts that the page contained before the API responded (DATA-20). */
  snapshot: {
    taken: (moment: string) => `Prices and stock from ${moment}.`,
    updating: (moment: string) => `Prices and stock from ${moment}. Updating…`,
    outdated: 'Updating prices and stock…',
    failed: 'We couldn’t update prices and stock.',
    failedSince: (moment: string) => `We couldn’t update prices and stock. These are from ${moment}.`,
    retry: 'Try again',
    updated: 'Prices and stock are up to date.',
  },
} as const
