import { personas, type Persona } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import type { createRealPlatform as createReal } from '#src/adapters/createRealPlatform.ts'

/** The signed-in persona. `serveShop` defines this variable when it builds the shop. */
declare const signedInAs: Persona

/** Replaces the real platform, to exclude the identity provider from measurements. API calls are real HTTP requests. */
export const createRealPlatform: typeof createReal = ({ apiUrl, siteUrl, demoUser, demoAdmin }) => ({
  ...createMockPlatform({ signedInAs: personas[signedInAs].email }),
  config: { apiUrl, siteUrl, demoUser, demoAdmin },
})
