import * as z from 'zod/mini'
import { demoPassword } from '#mocks/personas.ts'
import { users } from '#mocks/seed/users.ts'

/** An account at the identity provider; a null password means that it signs in with Google only. */
const row = z.object({
  id: z.string(),
  email: z.string(),
  name: z.nullable(z.string()),
  photo: z.nullable(z.string()),
  password: z.nullable(z.string()),
})
export type AccountRow = z.infer<typeof row>

/** The account that signs in with Google and has no password. */
const googleEmail = 'tania.sultana@sylhetmotors.example'

/** One account for each user, with the demo password or for Google. */
const rows: AccountRow[] = users.map(({ email, name }, index) => ({
  id: `account-${index + 1}`,
  email,
  name: name ?? null,
  photo: null,
  password: email === googleEmail ? null : demoPassword,
}))

export const accountTable = { row, rows }
