/** The public password of every mock account. Passwords of real demo accounts are in environment variables (AUTH-5). */
export const demoPassword = 'Workshop!25'

/** The accounts that the demo, stories and tests sign in with. */
export const personas = {
  customer: { email: 'demo.user@dhruva.example', name: 'Kamal Hossain' },
  admin: { email: 'demo.admin@dhruva.example', name: 'Nadia Rahman' },
  newCustomer: { email: 'new.user@dhruva.example', name: 'Rafi Ahmed' },
} as const

export type Persona = keyof typeof personas
