import type { ShopRequest } from '#tests/support/paying/shopServer.ts'

/** The part of `Request` that the client uses: constructing the platform's own takes most of a walk's time. */
export class FakeRequest {
  readonly url: string
  readonly init: RequestInit
  constructor(url: string, init: RequestInit) {
    this.url = url
    this.init = init
  }
}

/** The part of `Response` that the client reads. */
export class FakeResponse {
  readonly headers = new Headers()
  readonly status: number
  readonly ok: boolean
  readonly #text: string
  constructor(status: number, text: string) {
    this.status = status
    this.ok = status >= 200 && status < 300
    this.#text = text
  }
  text = (): Promise<string> => Promise.resolve(this.#text)
}

export function toShopRequest({ url, init }: FakeRequest): ShopRequest {
  const bearer = new Headers(init.headers).get('authorization')
  return {
    method: init.method ?? 'GET',
    path: new URL(url).pathname,
    token: bearer?.replace('Bearer ', '') ?? null,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
  }
}
