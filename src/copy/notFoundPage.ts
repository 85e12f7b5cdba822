import { titles } from '#src/copy/titles.ts'

/** The page for unknown paths (SHOP-2). */
export const notFound = {
  title: titles.notFound,
  eyebrow: 'Error 404',
  text: 'One nut is missing here. Everything else is torqued to spec.',
  home: 'Back to Home',
  picture: 'A car wheel on which one of the five wheel nuts is missing; the nut lies beside it',
  figure: 'Fig. 404',
} as const
