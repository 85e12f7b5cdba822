export const profileNames = ['specified', 'field'] as const

/** specified: follows the specification · field: like the servers found in the field (mocks/fieldServer.ts) */
export type ProfileName = (typeof profileNames)[number]

export const isProfile = (name: string | undefined): name is ProfileName =>
  profileNames.some((profileName) => profileName === name)

/**
 * The user agent by which tests select a profile of a shared server. A custom header would cause preflights.
 * @param client has its own process of the field server, so that a crash affects no other test
 */
export const userAgentFor = (profile: ProfileName, client = 'shared'): string =>
  `Mozilla/5.0 mock-profile/${profile} client/${client}`

/** The user agent of tests whose server lets the browser cache each response for a minute. */
export const cachingUserAgent = 'Mozilla/5.0 mock-caching'

/** @returns undefined for browsers */
export function profileIn(userAgent = ''): ProfileName | undefined {
  const [, name] = /^Mozilla\/5\.0 mock-profile\/(\w+) client\/\S+$/.exec(userAgent) ?? []
  return isProfile(name) ? name : undefined
}
