import sharp, { type Region } from 'sharp'
import { expect, test } from 'vitest'
import { describeStale, findStale, toThumbnail } from '#tests/tools/visual/thumbnails.ts'

/** A story's picture: a dark line of text on paper, and more. */
const picture = (...boxes: Region[]): Promise<Buffer> =>
  sharp({ create: { width: 1280, height: 1400, channels: 3, background: '#f6f5f1' } })
    .composite(
      [{ left: 100, top: 100, width: 400, height: 20 }, ...boxes].map(({ left, top, width, height }) => ({
        left,
        top,
        input: { create: { width, height, channels: 3 as const, background: '#181d22' } },
      })),
    )
    .png()
    .toBuffer()

const story = await picture()
const thumbnail = await toThumbnail(story)

/** What becomes of one thumbnail, when this picture of its story was taken. */
async function staleAfter(png: Buffer, kept: Buffer | null = thumbnail): Promise<string[]> {
  let isFirst = true
  const takeOnce = () => {
    const taken = isFirst ? png : null
    isFirst = false
    return taken
  }
  return (await findStale(takeOnce, () => kept)).map(({ kind }) => kind)
}

test('a thumbnail is an AVIF of the top of its story, half as wide', async () => {
  const { format, compression, width, height } = await sharp(thumbnail).metadata()
  expect({ format, compression, width, height }).toEqual({
    format: 'heif',
    compression: 'av1',
    width: 640,
    height: 400,
  })
})

test('a thumbnail is up to date when its story looks the same', async () => {
  expect(await staleAfter(story)).toEqual([])
})

test('letters that are drawn a little otherwise are the same', async () => {
  const blurred = await sharp(story).blur(0.6).png().toBuffer()
  expect(await staleAfter(blurred)).toEqual([])
})

test('a change below the part that is shown is none', async () => {
  expect(await staleAfter(await picture({ left: 100, top: 900, width: 600, height: 200 }))).toEqual([])
})

test('a thumbnail is out of date when its story shows one word more', async () => {
  const changed = await picture({ left: 100, top: 400, width: 60, height: 12 })
  expect(await staleAfter(changed)).toEqual(['out of date'])
})

test('a thumbnail that nobody has taken is missing', async () => {
  expect(await staleAfter(story, null)).toEqual(['missing'])
})

test('a story without a picture says nothing about its thumbnail', async () => {
  expect(await findStale(() => null)).toEqual([])
})

test('the console names them and the command', () => {
  expect(describeStale([{ file: 'a-light.avif', kind: 'missing' }])).toEqual([
    'Thumbnail missing: a-light.avif',
    '`npm run thumbnails` takes them again.',
  ])
  expect(describeStale([])).toEqual([])
})
