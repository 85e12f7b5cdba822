import type { Platform } from '#src/platform/ports.ts'
import type { RealConfig } from '#src/platform/real/config.ts'
import { createLazyIdentity } from '#src/platform/real/lazyIdentity.ts'
import { createLazyPayment } from '#src/platform/real/lazyPayment.tsx'

/** The platform of the production build. Adapters and provider SDKs are loaded on first use. */
export const createRealPlatform = ({ firebase, stripeKey, imageHost, ...config }: RealConfig): Platform => ({
  identity: createLazyIdentity(async (isSigningIn) => {
    const { startFirebase } = await import('#src/platform/real/firebaseIdentity.ts')
    return startFirebase(firebase, isSigningIn)
  }),
  payment: createLazyPayment(async () => {
    const { createStripePayment } = await import('#src/platform/real/stripePayment.tsx')
    return createStripePayment(stripeKey)
  }),
  upload: {
    async upload(...args) {
      const { createUpload } = await import('#src/platform/real/upload.ts')
      return createUpload(imageHost).upload(...args)
    },
  },
  config,
  alert: (message) => {
    window.alert(message)
  },
})
