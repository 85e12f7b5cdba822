/** Replaces tough-cookie, which msw uses and which brings 110 kB of public suffixes: the mock server sets no cookies. */
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
