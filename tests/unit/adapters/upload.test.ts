import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createUpload } from '#src/adapters/upload.ts'

const uploadUrl = 'https://images.shop.test/1/upload'
const pictureUrl = 'https://i.example.com/1.png'
const file = new File(['picture'], 'brake disc.png', { type: 'image/png' })
const uploadPort = createUpload({ url: uploadUrl, key: 'k1' })

/** A fake XMLHttpRequest whose responses the test controls. */
class FakeXhr {
  static last: FakeXhr
  upload: { onprogress?: (event: Partial<ProgressEvent>) => void } = {}
  responseType = ''
  response: unknown = null
  onload?: () => void
  onerror?: () => void
  onabort?: () => void
  open = vi.fn<(...args: string[]) => void>()
  send = vi.fn<(form: FormData) => void>()
  constructor() {
    FakeXhr.last = this
  }
  abort() {
    this.onabort?.()
  }
  respond(response: unknown) {
    this.response = response
    this.onload?.()
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeXhr))
afterEach(() => void vi.unstubAllGlobals())

it('an upload sends the picture and the key as form data, so that the URL does not contain the key', async () => {
  const onProgress = vi.fn<(fraction: number) => void>()
  const upload = uploadPort.upload(file, { onProgress })
  const { last } = FakeXhr
  expect(last.open).toHaveBeenCalledExactlyOnceWith('POST', uploadUrl)
  expect(last.responseType).toBe('json')
  const form = last.send.mock.lastCall?.[0]
  expect(form?.get('key')).toBe('k1')
  expect(form?.get('image')).toMatchObject({ name: 'brake disc.png', type: 'image/png' })
  last.upload.onprogress?.({ lengthComputable: false, loaded: 1, total: 0 })
  last.upload.onprogress?.({ lengthComputable: true, loaded: 25, total: 100 })
  expect(onProgress.mock.calls, 'the sent fraction, when it is known').toEqual([[0.25]])
  last.respond({ success: true, data: { url: pictureUrl } })
  await expect(upload).resolves.toBe(pictureUrl)
})

it.each([
  { success: 'true', data: { url: pictureUrl } },
  { success: true, data: { url: 'http://i.example.com/1.png' } },
  { success: true, data: { url: 'javascript:alert(1)' } },
  null,
])('an upload is rejected as refused if the response is %j (PAGE-11)', async (response) => {
  const upload = uploadPort.upload(file)
  FakeXhr.last.respond(response)
  await expect(upload).rejects.toThrow('upload refused')
})

it.each([
  ['network', () => Promise.resolve()],
  ['changed', () => Promise.reject(new DOMException('gone', 'NotFoundError'))],
])(
  'an upload that fails is rejected as %s, depending on whether the file can still be read',
  async (reason, arrayBuffer) => {
    const unreadableFile = new File(['picture'], 'a.png', { type: 'image/png' })
    Object.defineProperty(unreadableFile, 'slice', { value: () => ({ arrayBuffer }) })
    const upload = uploadPort.upload(unreadableFile)
    FakeXhr.last.onerror?.()
    await expect(upload).rejects.toThrow(`upload ${reason}`)
  },
)

it('an upload is rejected as aborted if its signal is aborted before or during the upload', async () => {
  const controller = new AbortController()
  const upload = uploadPort.upload(file, { signal: controller.signal })
  const { last } = FakeXhr
  controller.abort()
  await expect(upload).rejects.toThrow('upload aborted')
  await expect(uploadPort.upload(file, { signal: controller.signal })).rejects.toThrow('upload aborted')
  expect(FakeXhr.last, 'no second request').toBe(last)
})
