/** Replaces tough-cookie in msw, because tough-cookie is large and the mock server sets no cookies. */
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
