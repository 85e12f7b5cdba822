import { personas, type Persona } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import type { createRealPlatform as createReal } from '#src/adapters/createRealPlatform.ts'

/** Who is signed in; `serveShop` defines it. */
declare const signedInAs: Persona

/** Replaces the real platform, because the identity provider is not measured. All calls go over HTTP. */
export const createRealPlatform: typeof createReal = ({ apiUrl, siteUrl, demoUser, demoAdmin }) => ({
  ...createMockPlatform({ signedInAs: personas[signedInAs].email }),
  config: { apiUrl, siteUrl, demoUser, demoAdmin },
})
