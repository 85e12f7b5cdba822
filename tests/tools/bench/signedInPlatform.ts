import { personas, type Persona } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import type { createRealPlatform } from '#src/platform/real/createRealPlatform.ts'

/** A platform for a production build on which somebody is signed in from the start. All calls go over HTTP. */
export const signedInPlatform =
  (persona: Persona): typeof createRealPlatform =>
  ({ apiUrl, siteUrl, demoUser, demoAdmin }) => ({
    ...createMockPlatform({ signedInAs: personas[persona].email }),
    config: { apiUrl, siteUrl, demoUser, demoAdmin },
  })
