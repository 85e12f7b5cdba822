import { afterEach, expect, it, vi } from 'vitest'
import { mockUpload } from '#mocks/platform/mockUpload.ts'

afterEach(() => void vi.unstubAllGlobals())

it('sends the form that the real upload sends: picture and key as multipart, the key not in the URL', async () => {
  const answer = { success: true, data: { url: 'https://images.example/1.png' } }
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(Response.json(answer)))
  vi.stubGlobal('fetch', fetch)
  const url = await mockUpload.upload(new File(['picture'], 'brake "disc".png', { type: 'image/png' }))
  expect(url).toBe(answer.data.url)
  const [sentTo = '', options = {}] = fetch.mock.lastCall ?? []
  expect(sentTo).not.toContain('?')
  const body = options.body instanceof Blob ? await options.body.text() : ''
  const [, boundary = ''] = /boundary=(.+)$/.exec(new Headers(options.headers).get('content-type') ?? '') ?? []
  expect(body.split(`--${boundary}`)).toEqual([
    '',
    '\r\nContent-Disposition: form-data; name="key"\r\n\r\ndemo\r\n',
    '\r\nContent-Disposition: form-data; name="image"; filename="brake %22disc%22.png"\r\nContent-Type: image/png\r\n\r\npicture\r\n',
    '--\r\n',
  ])
})
