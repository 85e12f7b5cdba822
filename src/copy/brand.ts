declare global {
  /** The build replaces this with `VITE_CONTACT_EMAIL` (vite.config.ts). In the demo, it is undefined. */
  const __CONTACT_EMAIL__: string | undefined
}

/**
 * The shop's name, address and email (PAGE-6). To rename or move the shop, change only this file and share.jpg. That picture
 * appears in link previews and contains the name.
 */
export const brand = {
  name: 'Dhruva Auto Works',
  wordmark: 'DHRUVA',
  claim: '25 years of experience in the manufacture industry.', // specified in SHOP-2, without the full stop
  address: ['Plot 27, Kalurghat Industrial Area', 'Chattogram 4212', 'Bangladesh'],
  email: typeof __CONTACT_EMAIL__ === 'undefined' ? 'hello@dhruva-auto.example' : __CONTACT_EMAIL__,
} as const
