/** The shop's name and address (PAGE-6). To rename the shop, change only this file. */
export const brand = {
  name: 'Dhruva Auto Works',
  wordmark: 'DHRUVA',
  claim: '25 years of experience in the manufacture industry.',
  address: ['Plot 27, Kalurghat Industrial Area', 'Chattogram 4212', 'Bangladesh'],
  email: 'hello@dhruva-auto.example',
} as const
