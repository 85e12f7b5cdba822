declare global {
  /** The configured `VITE_CONTACT_EMAIL`; the build replaces it by its value (vite.config.ts). The demo has none. */
  const __CONTACT_EMAIL__: string | undefined
}

/**
 * The shop's name, address and e-mail (PAGE-6). To rename the shop or to move it, change only this file, and the picture of link previews,
 * share.jpg, which has the name in it: that is another shop, not another build of this one.
 */
export const brand = {
  name: 'Dhruva Auto Works',
  wordmark: 'DHRUVA',
  claim: '25 years of experience in the manufacture industry.',
  address: ['Plot 27, Kalurghat Industrial Area', 'Chattogram 4212', 'Bangladesh'],
  email: typeof __CONTACT_EMAIL__ === 'undefined' ? 'hello@dhruva-auto.example' : __CONTACT_EMAIL__,
} as const
