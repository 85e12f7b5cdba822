import { signedInPlatform } from '#tests/bench/signedInPlatform.ts'

/** Takes the place of the real platform: an admin is signed in. */
export const createRealPlatform = signedInPlatform('admin')
