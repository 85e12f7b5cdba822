import { signedInPlatform } from '#tests/tools/bench/signedInPlatform.ts'

/** Takes the place of the real platform: an admin is signed in. */
export const createRealPlatform = signedInPlatform('admin')
