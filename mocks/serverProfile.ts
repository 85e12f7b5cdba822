export const profileNames = ['specified', 'field'] as const

/** A kind of server: the specified one, or `field`, one as most of its kind are written (mocks/handlers/field.ts). */
export type ProfileName = (typeof profileNames)[number]

export const isProfile = (name: string | undefined): name is ProfileName => profileNames.some((known) => known === name)

/** The user agent of tests that share a server and want a profile. Browsers ask before they send a header of our own. */
export const userAgentFor = (profile: ProfileName): string => `Mozilla/5.0 mock-profile/${profile}`

export const profileIn = (userAgent = ''): ProfileName | undefined =>
  profileNames.find((name) => userAgent === userAgentFor(name))
