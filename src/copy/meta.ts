import { brand } from '#src/copy/brand.ts'

/** The pages' meta descriptions, for search results and link previews. */
export const descriptions = {
  home: `${brand.name} is a car parts manufacturer with 25 years of experience. Browse the parts, read what clients say, and order online by card.`,
  parts:
    'Every part we make, with its picture, its minimum order, how many are available now, and its price per piece.',
  about: `${brand.name} has 25 years of experience in the manufacture industry: 286+ projects for 345+ company clients in 80+ countries.`,
  contact: `The address and e-mail of ${brand.name}, and a form for questions about parts, quantities and orders.`,
  signup: `Create an account with ${brand.name} to order parts, pay by card, follow your orders and write reviews.`,
} as const

const known: Readonly<Record<string, string | undefined>> = descriptions

/** @returns a page's description; Home's for a page that has none of its own */
export const descriptionOf = (page = 'home'): string => known[page] ?? descriptions.home
