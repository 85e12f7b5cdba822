import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createUpload } from '#src/platform/real/upload.ts'

const url = 'https://images.shop.test/1/upload'
const file = new File(['picture'], 'brake disc.png', { type: 'image/png' })
const host = createUpload({ url, key: 'k1' })

/** An XMLHttpRequest that the test answers. */
class FakeXhr {
  static last: FakeXhr
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
  responseType = ''
  response: unknown = null
  openArguments: string[] = []
  sentForm: FormData | null = null
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  constructor() {
    FakeXhr.last = this
  }
  open(...openArguments: string[]) {
    this.openArguments = openArguments
  }
  send(form: FormData) {
    this.sentForm = form
  }
  abort() {
    this.onabort?.()
  }
  respond(response: unknown) {
    this.response = response
    this.onload?.()
  }
}

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeXhr)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the image host', () => {
  it('gets the picture and the key as multipart, the key not in the address', async () => {
    const upload = host.upload(file)
    const { last } = FakeXhr
    expect(last.openArguments).toEqual(['POST', url])
    expect(last.responseType).toBe('json')
    expect(last.sentForm?.get('key')).toBe('k1')
    expect(last.sentForm?.get('image')).toMatchObject({ name: 'brake disc.png', type: 'image/png' })
    last.respond({ success: true, data: { url: 'https://i.example.com/1.png' } })
    await expect(upload).resolves.toBe('https://i.example.com/1.png')
  })

  it.each([
    { success: 'true', data: { url: 'https://i.example.com/1.png' } },
    { success: true, data: { url: 'http://i.example.com/1.png' } },
    { success: true, data: { url: 'javascript:alert(1)' } },
    { success: true },
    null,
  ])('has not succeeded with %j (PAGE-11)', async (response) => {
    const upload = host.upload(file)
    FakeXhr.last.respond(response)
    await expect(upload).rejects.toThrow('upload refused')
  })

  it('rejects after a network error, which a file that can’t be read any more looks like', async () => {
    const gone = new File(['picture'], 'gone.png', { type: 'image/png' })
    const unreadable = { arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) }
    Object.defineProperty(gone, 'slice', { value: () => unreadable })
    for (const [chosen, reason] of [
      [gone, 'upload changed'],
      [file, 'upload network'],
    ] as const) {
      const upload = host.upload(chosen)
      FakeXhr.last.onerror?.()
      await expect(upload).rejects.toThrow(reason)
    }
  })

  it('rejects when its signal is aborted, before or during the upload', async () => {
    const controller = new AbortController()
    const upload = host.upload(file, { signal: controller.signal })
    const { last } = FakeXhr
    controller.abort()
    await expect(upload).rejects.toThrow('upload aborted')
    await expect(host.upload(file, { signal: controller.signal })).rejects.toThrow('upload aborted')
    expect(FakeXhr.last, 'no second request').toBe(last)
  })

  it('reports the sent share when it is known', async () => {
    const onProgress = vi.fn<(share: number) => void>()
    const upload = host.upload(file, { onProgress })
    FakeXhr.last.upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 0 })
    FakeXhr.last.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 })
    expect(onProgress.mock.calls).toEqual([[0.25]])
    FakeXhr.last.respond({ success: true, data: { url: 'https://i.example.com/1.png' } })
    await upload
  })
})
