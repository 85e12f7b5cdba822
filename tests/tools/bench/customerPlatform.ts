import { signedInPlatform } from '#tests/tools/bench/signedInPlatform.ts'

/** Takes the place of the real platform: a customer is signed in. */
export const createRealPlatform = signedInPlatform('customer')
