/** Replaces msw's tough-cookie, which contains a long list of public suffixes. The mock server sets no cookies. */
export class CookieJar {
  getCookiesSync = (): never[] => []
  setCookie = (): Promise<void> => Promise.resolve()
}

export class MemoryCookieStore {
  idx = {}
}

export class Cookie {
  static fromJSON = (): null => null
}
