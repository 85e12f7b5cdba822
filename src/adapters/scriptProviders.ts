const origins: readonly string[] = ['https://js.stripe.com', 'https://apis.google.com']

/**
 * Tells the origins of the scripts that the shop loads from others: the card provider's, its subdomains included, and the
 * identity provider's. The policy of the pages (hosting.json) names the same.
 */
export const isScriptProvider = (origin: string): boolean =>
  origins.includes(origin) || /^https:\/\/(?:[\w-]+\.)+js\.stripe\.com$/.test(origin)
