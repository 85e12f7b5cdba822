import type { Request } from '#tests/faults/model/shop.ts'

/** As much of a `Request` as the client makes; the platform's own one takes most of the time of a walk. */
export class ModelRequest {
  readonly url: string
  readonly init: RequestInit
  constructor(url: string, init: RequestInit) {
    this.url = url
    this.init = init
  }
}

/** As much of a `Response` as the client reads. */
export class ModelResponse {
  readonly headers = new Headers()
  readonly status: number
  readonly #text: string
  constructor(status: number, text: string) {
    this.status = status
    this.#text = text
  }
  text = (): Promise<string> => Promise.resolve(this.#text)
  clone = (): this => this
}

export function readRequest({ url, init }: ModelRequest): Request {
  const bearer = new Headers(init.headers).get('authorization')
  return {
    method: init.method ?? 'GET',
    path: new URL(url).pathname,
    token: bearer?.replace('Bearer ', '') ?? null,
    body: typeof init.body === 'string' ? JSON.parse(init.body) : null,
  }
}
