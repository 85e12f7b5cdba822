import { afterEach, expect, test, vi } from 'vitest'
import { shrink } from '#mocks/handlers/shrink.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser whose canvas writes these types; PNG in place of others, as the standard says. */
function stubCanvas(types: string[], drawn: string[] = []): void {
  class FakeCanvas {
    getContext = () => ({ drawImage: () => drawn.push('picture'), fillRect: () => drawn.push('white') })
    convertToBlob = ({ type }: { type: string }) =>
      Promise.resolve(
        types.includes(type) ? new Blob(['small'], { type }) : new Blob(['x'.repeat(400_000)], { type: 'image/png' }),
      )
  }
  vi.stubGlobal('OffscreenCanvas', FakeCanvas)
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 1600, height: 900, close() {} }))
}

const picture = new Blob(['large'], { type: 'image/png' })

test('a picture is stored as WebP', async () => {
  stubCanvas(['image/webp', 'image/jpeg'])
  expect(await shrink(picture)).toBe(`data:image/webp;base64,${btoa('small')}`)
})

test('a browser that writes no WebP stores it as JPEG, with white behind what is transparent', async () => {
  const drawn: string[] = []
  stubCanvas(['image/jpeg'], drawn)
  expect(await shrink(picture)).toBe(`data:image/jpeg;base64,${btoa('small')}`)
  expect(drawn).toEqual(['picture', 'white'])
})
