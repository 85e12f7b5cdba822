export const profileNames = ['specified', 'field'] as const

/** specified: follows the specification · field: like the servers found in the field (mocks/fieldServer.ts) */
export type ProfileName = (typeof profileNames)[number]

export const isProfileName = (name: string | undefined): name is ProfileName =>
  profileNames.some((profileName) => profileName === name)

/**
 * Builds the user agent by which a test selects a profile of a shared server. A custom header would cause preflights.
 * @param client identifies the test, which gets its own field server, so that a crash affects no other test
 */
export const buildUserAgent = (profile: ProfileName, client = 'shared'): string =>
  `Mozilla/5.0 mock-profile/${profile} client/${client}`

/** A user agent for which the server lets the browser cache each response for a minute. */
export const cachingUserAgent = 'Mozilla/5.0 mock-caching'

/** @returns the profile in a test's user agent; undefined for any other user agent */
export function parseProfileName(userAgent = ''): ProfileName | undefined {
  const [, name] = /^Mozilla\/5\.0 mock-profile\/(\w+) client\/\S+$/.exec(userAgent) ?? []
  return isProfileName(name) ? name : undefined
}
