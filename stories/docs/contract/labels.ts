import type { Call } from '#src/api/call.ts'

/** Who may make a call, for people. */
export const accessLabels: Readonly<Record<Call['access'], string>> = {
  anyone: 'anyone, no token',
  bearer: 'signed in, with a token',
  admin: 'admins, with a token',
}
