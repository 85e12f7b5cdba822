import * as z from 'zod/mini'
import { demoPassword, personas } from '#mocks/personas.ts'
import { portraits } from '#mocks/seed/portraits.ts'
import type { UserWire } from '#src/domain/user.ts'

/**
 * An account that signs in only with Google. While it is signed in, every review card shows its photo, as specified (PEOPLE-1).
 */
export const googleAccount = { name: 'Tania Sultana', email: 'tania.sultana@sylhetmotors.example' }

/** The users. Among them are two admins, an unknown role, a missing name, and an email that needs URL encoding (DATA-6). */
export const users: UserWire[] = [
  { _id: 'user-1', ...personas.admin, role: 'admin' },
  { _id: 'user-2', ...personas.customer },
  { _id: 'user-3', email: 'imran.chowdhury@dhruva.example', name: 'Imran Chowdhury', role: 'admin' },
  { _id: 'user-4', ...googleAccount, role: '' },
  { _id: 'user-5', email: 'arjun.mehta@mehtagarage.example', name: 'Arjun Mehta' },
  { _id: 'user-6', email: 'yuki.tanaka@tanaka-auto.example', name: 'Yuki Tanaka', role: null },
  { _id: 'user-7', email: 'sujan.shrestha@ktmworkshop.example', name: 'Sujan Shrestha', role: 'reseller' },
  { _id: 'user-8', email: 'priya.nair@cochinparts.example', name: 'Priya Nair' },
  { _id: 'user-9', email: 'buying+parts@boguradiesel.example' },
  { _id: 'user-10', ...personas.newCustomer },
]

/** An account at the identity provider. If the password is null, the account can sign in only with Google. */
export const accountSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  password: z.nullable(z.string()),
})
export type AccountRow = z.infer<typeof accountSchema>

export const accounts: AccountRow[] = users.map(({ email, name }, index) => ({
  id: `account-${index + 1}`,
  email,
  name: name ?? null,
  ...(email === googleAccount.email
    ? { photo: portraits.viewer, password: null }
    : { photo: null, password: demoPassword }),
}))
