/** Replaces tldts, 100 kB of public suffixes that msw needs for cookies; the mock server sets no cookies. */
export const parse = (address: string) => {
  const { hostname } = new URL(address.includes('://') ? address : `http://${address}`)
  return { hostname, domain: hostname, publicSuffix: null, isIp: false }
}

export const getDomain = (address: string): string => parse(address).domain

export const getPublicSuffix = (): null => null
