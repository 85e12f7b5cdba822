import { afterEach, beforeEach, expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { IMAGE_HOST_ORIGIN, uploadPath } from '#mocks/origins.ts'
import { mockUpload } from '#mocks/platform/mockUpload.ts'
import { serveFetch } from '#mocks/serveFetch.ts'

let sentRequests: Request[]
let restoreFetch: () => void

beforeEach(() => {
  sentRequests = []
  restoreFetch = serveFetch((request, next) => {
    sentRequests.push(request)
    return next(request)
  })
})
afterEach(() => {
  restoreFetch()
  db.reset()
})

const pictureFile = new File(['pixels'], 'brake "disc".png', { type: 'image/png' })

it('sends the form of the real upload, from which the image host stores the picture (PAGE-11)', async () => {
  const url = await mockUpload.upload(pictureFile)
  expect(sentRequests.map((request) => request.url)).toEqual([IMAGE_HOST_ORIGIN + uploadPath])
  expect(sentRequests[0]?.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/)
  expect(db.get().uploads).toEqual([{ url, dataUrl: `data:image/png;base64,${btoa('pixels')}` }])
})

it.each([
  ['no key', { image: pictureFile }],
  ['no picture', { key: 'demo' }],
  ['text instead of a picture', { key: 'demo', image: 'pixels' }],
  ['another type of file', { key: 'demo', image: new File(['%PDF'], 'prices.pdf', { type: 'application/pdf' }) }],
])('the image host rejects a form with %s', async (_, fields) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  expect(await fetch(IMAGE_HOST_ORIGIN + uploadPath, { method: 'POST', body })).toHaveProperty('status', 400)
  expect(db.get().uploads).toEqual([])
})
