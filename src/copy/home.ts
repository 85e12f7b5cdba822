import { isolate } from '#src/copy/isolate.ts'

/** Home (SHOP-2, PAGE-4). */
export const home = {
  explore: 'EXPLORE NOW',
  collections: 'COLLECTIONS',
  slides: {
    engine: { subject: 'Engine', headline: 'Built to run' },
    tires: { subject: 'Tires', headline: 'Made to grip' },
    wheels: { subject: 'Wheels', headline: 'Forged to turn' },
  },
  /** After signup, for a visitor who came from another page (AUTH-12). */
  continueTo: {
    title: 'Welcome. Your account is ready.',
    text: 'You were on your way somewhere.',
    part: (name: string) => `Continue to ${isolate(name)}`,
    page: 'Continue where you left off',
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
