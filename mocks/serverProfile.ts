export const profileNames = ['specified', 'field'] as const

/** A kind of server: the specified one, or `field`, one as most of its kind are written (mocks/fieldServer.ts). */
export type ProfileName = (typeof profileNames)[number]

export const isProfile = (name: string | undefined): name is ProfileName => profileNames.some((known) => known === name)

/**
 * The user agent of tests that share a server and select a profile. A header of their own would cause preflights.
 * @param client has a process of its own at the field server, so that no test ends that of another one
 */
export const userAgentFor = (profile: ProfileName, client = 'shared'): string =>
  `Mozilla/5.0 mock-profile/${profile} client/${client}`

/** The user agent of tests whose server allows the browser to keep each response for a minute. */
export const cachingUserAgent = 'Mozilla/5.0 mock-caching'

/** @returns undefined for other user agents, which are those of browsers */
export function profileIn(userAgent = ''): ProfileName | undefined {
  const [, name] = /^Mozilla\/5\.0 mock-profile\/(\w+) client\/\S+$/.exec(userAgent) ?? []
  return isProfile(name) ? name : undefined
}
