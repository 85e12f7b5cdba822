import * as buffer from 'node:buffer'
import { expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { callExamples } from '#mocks/handlers/callExamples.ts'
import { IMAGE_HOST } from '#mocks/origins.ts'
import { personas } from '#mocks/personas.ts'
import { mockUpload } from '#mocks/platform/mockUpload.ts'
import { callServer } from '#tests/unit/mocks/callServer.ts'

// Node's fetch can't read the bytes of jsdom's File and FormData.
const nodeFormData = await new Response(new URLSearchParams()).formData()
vi.stubGlobal('File', buffer.File)
vi.stubGlobal('FormData', nodeFormData.constructor)

const picture = (size = 3) => new File([new Uint8Array(size)], 'wheel nut.png', { type: 'image/png' })

const send = async (entries: Record<string, Blob | string>, query = '?key=k') => {
  const body = new FormData()
  for (const [name, value] of Object.entries(entries)) body.set(name, value)
  const response = await fetch(`${IMAGE_HOST}/upload${query}`, { method: 'POST', body })
  return { status: response.status, body: await response.json() }
}

it('accepts a picture with the key in the address or in the form (SHOP-7)', async () => {
  const answer = { status: 200, body: { success: true, data: { url: `${IMAGE_HOST}/uploads/picture-1017.png` } } }
  expect(await send({ image: picture() })).toEqual(answer)
  expect((await send({ image: picture(), key: 'k' }, '')).status).toBe(200)
})

it.each([
  ['no key', () => ({ image: picture() }), ''],
  ['no picture', () => ({ other: 'x' }), '?key=k'],
  ['a text file', () => ({ image: new File(['x'], 'x.txt', { type: 'text/plain' }) }), '?key=k'],
] satisfies [string, () => Record<string, Blob | string>, string][])(
  'rejects %s with 400',
  async (_, entries, query) => {
    expect((await send(entries(), query)).status).toBe(400)
  },
)

/** An admin adds a wheel nut with an uploaded picture. @returns the picture's address */
async function addPart() {
  const image = await mockUpload.upload(picture())
  await callServer('POST /addparts', { as: personas.admin.email, body: { ...callExamples.addPart, image } })
  return image
}

it('returns an https address, and serves a data URL that a page can show (PAGE-11)', async () => {
  const image = await addPart()
  expect(image).toMatch(/^https:\/\//)
  expect(db.get().parts[0]?.image).toBe(image)
  const { body } = await callServer('GET /part/part-1018')
  expect(body).toMatchObject({ image: 'data:image/png;base64,AAAA' })
})

it('an order of the part stores the address of the picture, not its bytes', async () => {
  const image = await addPart()
  const { placeOrder } = callExamples
  const itemInfo = { ...placeOrder.itemInfo, itemName: 'Wheel nut', itemImg: 'data:image/png;base64,AAAA' }
  await callServer('POST /mypurchase', { body: { ...placeOrder, quantity: 100, itemInfo } })
  expect(db.get().orders[0]?.itemInfo?.itemImg).toBe(image)
})

it('stores at most eight pictures, and no large ones', async () => {
  for (let count = 0; count < 10; count += 1) await mockUpload.upload(picture())
  expect(db.get().uploads).toHaveLength(8)
  const large = await mockUpload.upload(picture(400_000))
  expect(large).toMatch(/^https:/)
  expect(db.get().uploads.some(({ address }) => address === large)).toBe(false)
})

it('reports its progress, and stops when it is aborted', async () => {
  const onProgress = vi.fn<(share: number) => void>()
  await mockUpload.upload(picture(), { onProgress })
  expect(onProgress.mock.calls.flat()).toEqual([0, 0.25, 0.5, 0.75, 1])
  await expect(mockUpload.upload(picture(), { signal: AbortSignal.abort() })).rejects.toThrow('abort')
})

it.each([500, 'refused', 'garbage', 'network'] as const)('rejects when the image host answers %s', async (fault) => {
  db.setDials({ faults: { uploadPicture: fault } })
  await expect(mockUpload.upload(picture())).rejects.toBeInstanceOf(Error)
})
