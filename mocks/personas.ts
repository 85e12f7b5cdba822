/** Everyone of the mock world signs in with this; the demo guards nothing (AUTH-5: the real ones come from outside). */
export const demoPassword = 'Workshop!25'

/** The people whose shoes the demo, the stories and the tests step into. */
export const personas = {
  customer: { email: 'demo.user@dhruva.example', name: 'Kamal Hossain' },
  admin: { email: 'demo.admin@dhruva.example', name: 'Nadia Rahman' },
  newCustomer: { email: 'new.user@dhruva.example', name: 'Rafi Ahmed' },
} as const

export type Persona = keyof typeof personas
