/**
 * Tells the origins of the scripts that the shop loads from others: the card provider's and the identity provider's. The
 * policy of the pages (hosting.json) names the same.
 */
export const isScriptProvider = (origin: string): boolean =>
  /^https:\/\/(?:apis\.google\.com|(?:[\w-]+\.)*js\.stripe\.com)$/.test(origin)
