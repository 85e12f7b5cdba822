const providerOrigins: readonly string[] = ['https://js.stripe.com', 'https://apis.google.com']

/** Whether the app loads scripts from an origin. The policy in hosting.json allows the same origins. */
export const isScriptProvider = (origin: string): boolean =>
  providerOrigins.includes(origin) || /^https:\/\/(?:[\w-]+\.)+js\.stripe\.com$/.test(origin)
