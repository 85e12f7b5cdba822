import * as z from 'zod/mini'
import { parseUrl } from '#src/lib/url.ts'
import type { Config, DemoAccount } from '#src/ports/ports.ts'

/** The real shop's build-time configuration. It must never contain a secret, because every value is in the bundle. */
export interface RealConfig extends Config {
  firebase: { apiKey: string; authDomain: string; projectId: string; emulatorUrl: string | null }
  /** Publishable key (`pk_…`) of the card payment provider. */
  stripeKey: string
  imageHost: { url: string; key: string }
  /**
   * The URL that reports are sent to. Omitted, rather than null, if it is not configured, so that the build does not mention it
   * (REPORT-1).
   */
  reportUrl?: string | undefined
}

declare global {
  /** The build replaces this name with the validated configuration (src/build/configuration.ts). */
  const __CONFIG__: RealConfig
}

type Env = Readonly<Record<string, unknown>>

const isHttpUrl = (text: string) => /^https?:$/.test(parseUrl(text)?.protocol ?? '')

const requiredTextSchema = z.string('is missing').check(z.trim(), z.minLength(1, { error: 'is missing', abort: true }))
const textWithoutColonSchema = requiredTextSchema.check(
  z.refine((value) => !value.includes(':'), 'must not contain a colon'),
)

/** Whether a host name is safe in a security policy, in which `*` matches any host and `;` ends the directive. */
const isHostName = (host: string) => /^[\w.-]+$/.test(host)
const hostNameSchema = textWithoutColonSchema.check(
  z.refine(isHostName, 'must be the name of one host, such as shop.firebaseapp.com'),
)

/**
 * Whether a URL has only an origin and a path, and a host that is safe in a security policy. The app appends paths to the URL,
 * and browsers refuse to fetch a URL with a password.
 */
function isPlainUrl(value: string): boolean {
  const { username, password, hostname } = new URL(value)
  return username + password === '' && !/[?#]/.test(value) && (isHostName(hostname) || hostname.startsWith('['))
}
const baseUrlSchema = requiredTextSchema.check(
  z.refine(isHttpUrl, { error: 'must be a URL that starts with http:// or https://', abort: true }),
  z.refine(isPlainUrl, 'must be a URL without user name, password, query and #, on a host with a plain name'),
)
/** A page's URL may have a query string and a hash. */
const pageUrlSchema = requiredTextSchema.check(
  z.refine(isHttpUrl, 'must be a URL that starts with http:// or https://'),
)
/**
 * The report URL is also part of HTTP headers, where quotes, commas and semicolons would end the value. A local receiver may use
 * http.
 */
const reportUrlSchema = requiredTextSchema.check(
  z.refine(
    (value) =>
      /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])[^\s"',;@*]*$/.test(value) && parseUrl(value) !== null,
    'must be a URL that starts with https://, without user name, quotes, commas and semicolons',
  ),
)
const emailSchema = requiredTextSchema.check(z.email('must be an email address'))
const folderPathSchema = requiredTextSchema.check(
  z.regex(/^\/([\w.~-]+\/)*$/, 'must be a path such as /shop/, with a slash at both ends'),
)
const publishableKeySchema = requiredTextSchema.check(
  z.refine((value) => !value.startsWith('sk_'), {
    error: 'is a secret key (sk_), which must never be in a browser',
    abort: true,
  }),
  z.refine((value) => value.startsWith('pk_'), 'must be a publishable key, which starts with pk_'),
)

/** @throws Error with the variable's name, but never with its value, which may be a secret */
function readVariable(env: Env, name: string, schema: z.ZodMiniType<string>): string {
  const result = z.safeParse(schema, env[name])
  if (result.success) return result.data
  throw new Error(`${name} ${result.error.issues[0]?.message ?? 'is wrong'}. See .env.example for what it should be.`)
}

const readUrl = (env: Env, name: string): string => readVariable(env, name, baseUrlSchema).replace(/\/+$/, '')
const isSet = (env: Env, name: string): boolean => z.safeParse(requiredTextSchema, env[name]).success
const readOptionalVariable = (env: Env, name: string, schema: z.ZodMiniType<string>): string | undefined =>
  isSet(env, name) ? readVariable(env, name, schema) : undefined

/** @returns null if the email or the password is missing, so that the sign-in button is not shown (AUTH-5) */
function readDemoAccount(env: Env, role: 'USER' | 'ADMIN'): DemoAccount | null {
  const email = readOptionalVariable(env, `VITE_DEMO_${role}_EMAIL`, requiredTextSchema)
  const password = readOptionalVariable(env, `VITE_DEMO_${role}_PASSWORD`, requiredTextSchema)
  return email && password ? { email, password } : null
}

/**
 * Reads and validates the configuration when the app is built, so that an invalid value stops the build (PAY-12).
 * @param env the result of Vite's `loadEnv`
 * @throws Error that names the first missing or invalid variable
 */
export const readConfig = (env: Env): RealConfig => ({
  apiUrl: readUrl(env, 'VITE_API_URL'),
  siteUrl: isSet(env, 'VITE_SITE_URL') ? new URL(readUrl(env, 'VITE_SITE_URL')).origin : null,
  firebase: {
    apiKey: readVariable(env, 'VITE_FIREBASE_API_KEY', textWithoutColonSchema),
    authDomain: readVariable(env, 'VITE_FIREBASE_AUTH_DOMAIN', hostNameSchema),
    projectId: readVariable(env, 'VITE_FIREBASE_PROJECT_ID', requiredTextSchema),
    emulatorUrl: isSet(env, 'VITE_FIREBASE_AUTH_EMULATOR_URL') ? readUrl(env, 'VITE_FIREBASE_AUTH_EMULATOR_URL') : null,
  },
  stripeKey: readVariable(env, 'VITE_STRIPE_PUBLISHABLE_KEY', publishableKeySchema),
  imageHost: {
    url: readUrl(env, 'VITE_IMAGE_HOST_URL'),
    key: readVariable(env, 'VITE_IMAGE_HOST_KEY', requiredTextSchema),
  },
  demoUser: readDemoAccount(env, 'USER'),
  demoAdmin: readDemoAccount(env, 'ADMIN'),
  ...(isSet(env, 'VITE_PRIVACY_URL') && { privacyUrl: readVariable(env, 'VITE_PRIVACY_URL', pageUrlSchema) }),
  ...(isSet(env, 'VITE_REPORT_URL') && { reportUrl: readVariable(env, 'VITE_REPORT_URL', reportUrlSchema) }),
})

/**
 * Reads the email address that customers write to (PAGE-6).
 * @throws Error if it is missing or invalid
 */
export const readContactEmail = (env: Env): string => readVariable(env, 'VITE_CONTACT_EMAIL', emailSchema)

/**
 * Reads the path that the app is served from (HOST-1). An empty string means the root, because CI servers pass an unset variable
 * as an empty string.
 * @throws Error if it is not the absolute path of a folder
 */
export const readBasePath = (env: Env): string => readOptionalVariable(env, 'BASE_PATH', folderPathSchema) ?? '/'
