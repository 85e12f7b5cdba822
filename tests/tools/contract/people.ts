import * as z from 'zod/mini'
import { isSameEmail } from '#src/domain/email.ts'
import { parseJson } from '#tests/tools/parseJson.ts'

/** Somebody in whose name calls are made. */
export interface Person {
  /** null when neither the token nor the command names it. */
  email: string | null
  token: string
  isAdmin: boolean
}

/** The name that everything made by this command bears, so that it is found and removed again. */
export const madeUpName = 'Contract check'

/** A person who does not exist: `.example` is nobody's domain. */
export const madeUp = {
  email: 'contract-check@shop.example',
  name: madeUpName,
  phone: '000',
  address: 'Nowhere',
} as const

/** An address to which nothing belongs. */
export const nobody = 'nobody@shop.example'

/** An id that no row has. It has the form of MongoDB's, which some servers demand. */
export const unknownId = '000000000000000000000000'

const payloadSchema = z.object({ email: z.string() })

/** @returns the e-mail address in a token's payload; null when it has none that can be read */
export function emailIn(token: string): string | null {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return z.safeParse(payloadSchema, parseJson(payload)).data?.email ?? null
}

/** Whether it is the made-up person. */
export const isMadeUp = ({ email }: Person): boolean => isSameEmail(email, madeUp.email)
