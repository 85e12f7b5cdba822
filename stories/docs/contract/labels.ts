import type { Call } from '#src/api/call.ts'

/** Who may make a call, for people. */
export const accessLabels: Readonly<Record<Call['access'], string>> = {
  anyone: 'anyone, no token',
  bearer: 'signed in, with a token',
  admin: 'admins, with a token',
}

/** What an answer without a value means, for people. */
export const missingTexts = {
  notFound: 'An empty answer counts as 404.',
  empty: '404 and an empty answer count as nothing stored yet.',
} as const

/** Names that the wire misspells; they are never corrected (DATA-9). */
export const misspeltNames = ['transationId', 'avaailableParts'] as const
