import * as z from 'zod/mini'
import { messages } from '#src/copy/validation.ts'
import { optionalText, readHttpUrl, readText } from '#src/domain/wire.ts'

/** A profile as GET /myprofile/{email} answers it; null, {} and an empty body mean "none yet" (SHOP-3, DATA-8). */
export const profileWireSchema = z.nullish(
  z.object({
    education: optionalText,
    address: optionalText,
    linkedin: optionalText,
    country: optionalText,
    phone: optionalText,
    name: optionalText,
    email: optionalText,
  }),
)
export type ProfileWire = z.infer<typeof profileWireSchema>

/** A profile as the shop shows it; '' where nothing is stored. */
export interface Profile {
  education: string
  address: string
  linkedin: string
  country: string
  phone: string
  name: string
}

/** Wire to view: a new user has an empty profile (DATA-8). */
export const toProfile = (wire: ProfileWire): Profile => ({
  education: readText(wire?.education) ?? '',
  address: readText(wire?.address) ?? '',
  linkedin: readText(wire?.linkedin) ?? '',
  country: readText(wire?.country) ?? '',
  phone: readText(wire?.phone) ?? '',
  name: readText(wire?.name) ?? '',
})

/** SHOP-9 */
export const countries = ['Bangladesh', 'India', 'Japan', 'Nepal']

/** SHOP-9 */
export const educations = ['JSC', 'SSC', 'HSC', 'BSC']

/** The options of a select, with a stored one that is not among them kept selectable (PEOPLE-5). */
export const withStored = (options: readonly string[], stored: string): string[] =>
  stored === '' || options.includes(stored) ? [...options] : [stored, ...options]

/**
 * A LinkedIn value as a link's address (PEOPLE-4): https:// is put before a bare domain.
 * @returns null for anything that is not http(s), `javascript:` among them: show it as text
 */
export function linkedinHref(value: string): string | null {
  const text = value.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return readHttpUrl(text)
  return /^[^\s/]+\.[^\s/]+/.test(text) ? readHttpUrl(`https://${text}`) : null
}

/** My Profile (SHOP-5). */
export const profileFormSchema = z.object({
  education: z.string().check(z.trim(), z.minLength(1, messages.educationRequired)),
  address: z.string().check(z.trim(), z.minLength(1, messages.addressRequired)),
  linkedin: z.string().check(z.trim(), z.minLength(1, messages.linkedinRequired)),
  country: z.string().check(z.trim(), z.minLength(1, messages.countryRequired)),
  phone: z.string().check(z.trim(), z.minLength(1, messages.phoneRequired)),
})
export type ProfileForm = z.infer<typeof profileFormSchema>

/** Body of PUT /myprofile/{email} (SHOP-7). */
export const profileBodySchema = z.object({
  education: z.string(),
  address: z.string(),
  linkedin: z.string(),
  country: z.string(),
  phone: z.string(),
  name: z.string(),
  email: z.string(),
})
export type ProfileBody = z.infer<typeof profileBodySchema>

/** The form's texts to PUT /myprofile/{email}; name and e-mail are added on submit (SHOP-3). */
export const toProfileBody = (form: ProfileForm, owner: { name: string; email: string }): ProfileBody => ({
  education: form.education.trim(),
  address: form.address.trim(),
  linkedin: form.linkedin.trim(),
  country: form.country.trim(),
  phone: form.phone.trim(),
  name: owner.name,
  email: owner.email,
})
