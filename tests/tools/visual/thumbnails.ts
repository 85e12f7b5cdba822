import { existsSync, readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { thumbnailFile, thumbnailStories, thumbnailThemes } from '#stories/start/thumbnails.ts'
import { shownOfStory, thumbnailSize } from '#stories/support/thumbnailSize.ts'
import { pictureFile } from '#tests/tools/visual/difference.ts'
import { projectDir } from '#tests/tools/visual/folders.ts'
import type { PictureSet, View } from '#tests/tools/visual/picture.ts'

/** The folder of the thumbnails' files, with a slash at its end. */
export const thumbnailsDir = `${projectDir}stories/thumbnails/`

/** Every thumbnail: the view that it is made from, and its file. */
const thumbnails = thumbnailStories.flatMap((story) =>
  thumbnailThemes.map((theme) => ({ view: { story, mode: `desk ${theme}` }, file: thumbnailFile(story, theme) })),
)

/** The names of the files in the folder, when every thumbnail is there. */
export const thumbnailFiles = thumbnails.map(({ file }) => file)

/** A thumbnail that isn't what its story looks like. */
export interface Stale {
  file: string
  kind: 'missing' | 'out of date'
  /** What it would be now: AVIF. */
  current: Buffer
}

const cut = (png: Buffer) => sharp(png).extract({ left: 0, top: 0, ...shownOfStory })

/** Makes a thumbnail from the picture of a whole story: AVIF. */
export const toThumbnail = (png: Buffer): Promise<Buffer> =>
  cut(png).resize(thumbnailSize.width, thumbnailSize.height).avif({ quality: 45, effort: 6 }).toBuffer()

/** A thumbnail is compared in squares of so many pixels: in the mean of a square, letters that are drawn otherwise are alike. */
const square = 8

/** How far the mean of a square may be off, of 255. */
const tolerance = 20

/** The mean colours of a picture's squares, from the left to the right and from the top to the bottom. */
const meansOf = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize(thumbnailSize.width / square, thumbnailSize.height / square, { kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()

/** How far the thumbnail is off the picture of its story, in the square that differs most: 0 to 255. */
export async function distance(thumbnail: Buffer, png: Buffer): Promise<number> {
  const [old, current] = await Promise.all([meansOf(sharp(thumbnail)), meansOf(cut(png))])
  return current.reduce((most, value, index) => Math.max(most, Math.abs(value - (old[index] ?? 0))), 0)
}

/** The picture of a view in the set. @returns null when none was taken */
export function pictureIn({ pictures }: PictureSet, { story, mode }: View): Buffer | null {
  const picture = pictures.find((taken) => taken.story === story && taken.mode === mode)
  return picture && 'hash' in picture ? readFileSync(pictureFile(picture.hash)) : null
}

/** A thumbnail as it is kept. @returns null when there is none */
export const readThumbnail = (file: string): Buffer | null =>
  existsSync(thumbnailsDir + file) ? readFileSync(thumbnailsDir + file) : null

/**
 * Compares the thumbnails with the pictures of their stories.
 * @param taken the picture of a view, PNG; null leaves its thumbnail out
 * @param kept the thumbnail of this file; null when there is none
 */
export async function findStale(
  taken: (view: View) => Buffer | null,
  kept: (file: string) => Buffer | null = readThumbnail,
): Promise<Stale[]> {
  const stale: Stale[] = []
  for (const { view, file } of thumbnails) {
    const [png, old] = [taken(view), kept(file)]
    if (!png || (old && (await distance(old, png)) <= tolerance)) continue
    stale.push({ file, kind: old ? 'out of date' : 'missing', current: await toThumbnail(png) })
  }
  return stale
}

/** For the console: a line each, and what to do. */
export const describeStale = (stale: Pick<Stale, 'file' | 'kind'>[]): string[] =>
  stale.length === 0
    ? []
    : [...stale.map(({ file, kind }) => `Thumbnail ${kind}: ${file}`), '`npm run thumbnails` takes them again.']
