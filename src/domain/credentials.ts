import * as z from 'zod/mini'
import { messages } from '#src/copy/validation.ts'
import { typedText, typedWord } from '#src/domain/typed.ts'

// Not in user.ts, to keep the forms' schemas out of a visitor's first load.

/**
 * The "simple e-mail pattern" (SHOP-5, AUTH-19). It matches the same texts as `/^\S+@\S+\.\S+$/`, which takes seconds for a
 * text of 10,000 characters that almost matches.
 */
export const emailPattern = /^\S[^\s@]*@\S+\.\S[^\s.]*\.?$/

/** The minimum length of a password (SHOP-9). */
export const passwordLength = 6

const specialCharacter = /[!@#$%^&*]/

/** A new password: required, length, special character, in this order and one message at a time (AUTH-19). */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(1, { error: messages.passwordRequired, abort: true }),
    z.minLength(passwordLength, { error: messages.passwordLength, abort: true }),
    z.regex(specialCharacter, messages.passwordSpecial),
  )

/** An e-mail address: required, then the pattern (AUTH-19). */
export const emailSchema = z
  .string()
  .check(
    z.overwrite(typedWord),
    z.minLength(1, { error: messages.emailRequired, abort: true }),
    z.regex(emailPattern, messages.emailInvalid),
  )

/** The Signup form (SHOP-5). */
export const signupFormSchema = z.object({
  name: z.string().check(z.overwrite(typedText), z.minLength(1, messages.nameRequired)),
  email: emailSchema,
  password: newPasswordSchema,
})
export type SignupForm = z.infer<typeof signupFormSchema>

/** The Login form (SHOP-5): both fields are required. The specification gives no messages, so it uses the Signup form's. */
export const loginFormSchema = z.object({
  email: z.string().check(z.overwrite(typedWord), z.minLength(1, messages.emailRequired)),
  password: z.string().check(z.minLength(1, messages.passwordRequired)),
})
export type LoginForm = z.infer<typeof loginFormSchema>

/** The Change password form of My Profile (AUTH-20). */
export const passwordFormSchema = z.object({
  current: z.string().check(z.minLength(1, messages.passwordRequired)),
  next: newPasswordSchema,
})
export type PasswordForm = z.infer<typeof passwordFormSchema>
