import { personas } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import type { createRealPlatform as create } from '#src/platform/real/createRealPlatform.ts'

/** Replaces the real platform in a production build: an admin is signed in, and all calls go over HTTP. */
export const createRealPlatform: typeof create = ({ apiUrl, siteUrl, demoUser, demoAdmin }) => ({
  ...createMockPlatform({ signedInAs: personas.admin.email }),
  config: { apiUrl, siteUrl, demoUser, demoAdmin },
})
