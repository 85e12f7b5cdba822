import * as z from 'zod/mini'
import { messages } from '#src/copy/validation.ts'

// Apart from user.ts, for a visitor's first load knows users but fills in none of these forms.

/** The "simple e-mail pattern" (SHOP-5, AUTH-19). */
export const emailPattern = /^\S+@\S+\.\S+$/

/** Smallest password (SHOP-9). */
export const passwordLength = 6

const specialCharacter = /[!@#$%^&*]/

/** A new password: required, then length, then special character, one message at a time (SHOP-5, AUTH-19). */
export const newPasswordSchema = z
  .string()
  .check(
    z.minLength(1, { error: messages.passwordRequired, abort: true }),
    z.minLength(passwordLength, { error: messages.passwordLength, abort: true }),
    z.regex(specialCharacter, messages.passwordSpecial),
  )

/** An e-mail address: required, then pattern (SHOP-5, AUTH-19). */
export const emailSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: messages.emailRequired, abort: true }),
    z.regex(emailPattern, messages.emailInvalid),
  )

/** Signup (SHOP-5). */
export const signupFormSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, messages.nameRequired)),
  email: emailSchema,
  password: newPasswordSchema,
})
export type SignupForm = z.infer<typeof signupFormSchema>

/** Login (SHOP-5): both required; the words are the Signup form's, for the specification shows none. */
export const loginFormSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1, messages.emailRequired)),
  password: z.string().check(z.minLength(1, messages.passwordRequired)),
})
export type LoginForm = z.infer<typeof loginFormSchema>

/** Change password in My Profile (AUTH-20). */
export const passwordFormSchema = z.object({
  current: z.string().check(z.minLength(1, messages.passwordRequired)),
  next: newPasswordSchema,
})
export type PasswordForm = z.infer<typeof passwordFormSchema>
