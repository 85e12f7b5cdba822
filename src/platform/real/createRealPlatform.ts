import type { Platform } from '#src/platform/ports.ts'
import type { RealConfig } from '#src/platform/real/config.ts'
import { createFirebaseIdentity } from '#src/platform/real/firebaseIdentity.ts'
import { createStripePayment } from '#src/platform/real/stripePayment.tsx'
import { createUpload } from '#src/platform/real/upload.ts'

/** The platform of the production build. Creating it fetches none of the providers' code. */
export const createRealPlatform = ({ firebase, stripeKey, imageHost, ...config }: RealConfig): Platform => ({
  identity: createFirebaseIdentity(firebase),
  payment: createStripePayment(stripeKey),
  upload: createUpload(imageHost),
  config,
  alert: (message) => {
    window.alert(message)
  },
})
