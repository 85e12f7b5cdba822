/** Where the mock server listens over HTTP while the production build is driven end to end. */
export const mockServerPort = 4730

/** Where the identity provider's emulator listens meanwhile; it takes the next two ports as well. */
export const authEmulatorPort = 4733

/** What a production build is told in the tests: nothing of it belongs to anybody. */
export const testConfig = {
  VITE_API_URL: `http://127.0.0.1:${mockServerPort}/api`,
  VITE_IMAGE_HOST_URL: `http://127.0.0.1:${mockServerPort}/image-host/upload`,
  VITE_IMAGE_HOST_KEY: 'test-image-key',
  VITE_FIREBASE_API_KEY: 'test-api-key',
  VITE_FIREBASE_AUTH_DOMAIN: 'demo-shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'demo-shop',
  VITE_FIREBASE_AUTH_EMULATOR_URL: `http://127.0.0.1:${authEmulatorPort}`,
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_shop',
}
