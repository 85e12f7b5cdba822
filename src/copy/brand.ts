/** Who the shop is (PAGE-6). Renaming the shop means changing this file and nothing else. */
export const brand = {
  name: 'Dhruva Auto Works',
  wordmark: 'DHRUVA',
  claim: '25 years of experience in the manufacture industry.',
  address: ['Plot 27, Kalurghat Industrial Area', 'Chattogram 4212', 'Bangladesh'],
  email: 'hello@dhruva-auto.example',
} as const
