import type { Platform } from '#src/ports/ports.ts'
import type { RealConfig } from '#src/adapters/config.ts'
import { createLazyIdentity } from '#src/adapters/lazyIdentity.ts'
import { createLazyPayment } from '#src/adapters/lazyPayment.tsx'

/** Creates the platform of production builds. Adapters and provider SDKs are loaded on first use. */
export const createRealPlatform = ({ firebase, stripeKey, imageHost, ...config }: RealConfig): Platform => ({
  identity: createLazyIdentity(async (isSigningIn) => {
    const { startFirebase } = await import('#src/adapters/firebaseIdentity.ts')
    return startFirebase(firebase, isSigningIn)
  }),
  payment: createLazyPayment(async () => {
    const { createStripePayment } = await import('#src/adapters/stripePayment.tsx')
    return createStripePayment(stripeKey)
  }),
  upload: {
    async upload(...args) {
      const { createUpload } = await import('#src/adapters/upload.ts')
      return createUpload(imageHost).upload(...args)
    },
  },
  config,
  alert: (message) => window.alert(message),
})
