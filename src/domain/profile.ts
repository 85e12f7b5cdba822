import * as z from 'zod/mini'
import { checkRequestSize } from '#src/domain/checkRequestSize.ts'
import { cleanNumber, cleanToken } from '#src/domain/cleanInput.ts'
import { requiredText } from '#src/domain/formProblems.ts'
import { readHttpUrl, readText, optionalTextSchema } from '#src/domain/wire.ts'

/** Response of GET /myprofile/{email}. null, {} and an empty body mean that there is no profile yet (DATA-8). */
export const profileWireSchema = z.nullish(
  z.object({
    education: optionalTextSchema,
    address: optionalTextSchema,
    linkedin: optionalTextSchema,
    country: optionalTextSchema,
    phone: optionalTextSchema,
    name: optionalTextSchema,
    email: optionalTextSchema,
  }),
)

/** Replaces missing values with ''. A new user has an empty profile (DATA-8). */
export const toProfile = (wire: z.infer<typeof profileWireSchema>) => ({
  education: readText(wire?.education) ?? '',
  address: readText(wire?.address) ?? '',
  linkedin: readText(wire?.linkedin) ?? '',
  country: readText(wire?.country) ?? '',
  phone: readText(wire?.phone) ?? '',
  name: readText(wire?.name) ?? '',
})
export type Profile = ReturnType<typeof toProfile>

/** Options of the Country select (SHOP-9). */
export const countries = ['Bangladesh', 'India', 'Japan', 'Nepal']

/** Options of the Education select (SHOP-9). */
export const educationLevels = ['JSC', 'SSC', 'HSC', 'BSC']

/**
 * Adds the stored value to a select's options if it is not one of them (PEOPLE-5).
 * @param storedValue an empty string if no value is stored
 */
export const addStoredOption = (options: readonly string[], storedValue: string): string[] =>
  storedValue === '' || options.includes(storedValue) ? [...options] : [storedValue, ...options]

/**
 * Converts a LinkedIn value to a URL (PEOPLE-4).
 * @returns null if the value can only be displayed as text, such as `javascript:alert(1)`
 */
export function toLinkedinHref(value: string): string | null {
  const text = value.trim()
  if (/^[a-z][a-z0-9+.-]*:/i.test(text)) return readHttpUrl(text)
  return /^[^\s/]+\.[^\s/]+/.test(text) ? readHttpUrl(`https://${text}`) : null
}

export const profileFormSchema = z
  .object({
    education: requiredText('educationRequired'),
    address: requiredText('addressRequired'),
    linkedin: requiredText('linkedinRequired', cleanToken),
    country: requiredText('countryRequired'),
    phone: requiredText('phoneRequired', cleanNumber),
  })
  .check(checkRequestSize)
export type ProfileForm = z.infer<typeof profileFormSchema>

const profileFields = {
  education: z.string(),
  address: z.string(),
  linkedin: z.string(),
  country: z.string(),
  phone: z.string(),
}

/** The draft of a profile, which may have invalid values (AUTH-28). */
export const profileDraftSchema = z.object(profileFields)

/** The request body of a profile. The name is omitted if it is unknown (AUTH-16). */
export const profileBodySchema = z.object({ ...profileFields, name: z.optional(z.string()), email: z.string() })
export type ProfileBody = z.infer<typeof profileBodySchema>

/** Whether the profile has the submitted values. If so, they were saved even if the response was lost (ORDER-6). */
export const isProfileSaved = (profile: ProfileForm | undefined, submittedForm: ProfileForm): boolean =>
  profile !== undefined &&
  (['education', 'address', 'linkedin', 'country', 'phone'] as const).every(
    (key) => profile[key] === submittedForm[key].trim(),
  )

export const toProfileBody = (
  form: ProfileForm,
  { name, email }: { name: string | undefined; email: string },
): ProfileBody => ({ ...form, name, email })
