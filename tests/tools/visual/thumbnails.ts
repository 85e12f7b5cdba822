import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { toThumbnailFileName, thumbnailStories, thumbnailThemes } from '#stories/start/thumbnails.ts'
import { storyWindowSize, thumbnailSize } from '#stories/support/thumbnailSize.ts'
import { thumbnailsDir } from '#tests/tools/visual/folders.ts'

/** The paths of all thumbnails, by story id and mode. */
export const thumbnails: ReadonlyMap<string, string> = new Map(
  thumbnailStories.flatMap((story) =>
    thumbnailThemes.map((theme) => [`${story} desk ${theme}`, join(thumbnailsDir, toThumbnailFileName(story, theme))]),
  ),
)

const cropWindow = (png: Buffer) => sharp(png).extract({ left: 0, top: 0, ...storyWindowSize })

/** Creates an AVIF thumbnail from a picture of the whole story. */
export const createThumbnail = (png: Buffer): Promise<Buffer> =>
  cropWindow(png).resize(thumbnailSize.width, thumbnailSize.height).avif({ quality: 45, effort: 6 }).toBuffer()

/**
 * The side length of a square in px. Thumbnails are compared by the average color of each square, so differences in
 * text rendering don't count.
 */
const squareSize = 8

/** The largest difference between two squares' average colors that doesn't count, from 0 to 255. */
const tolerance = 20

const getSquareMeans = (picture: Sharp): Promise<Buffer> =>
  picture
    .resize(thumbnailSize.width / squareSize, thumbnailSize.height / squareSize, { kernel: 'linear' })
    .removeAlpha()
    .raw()
    .toBuffer()

/**
 * Whether a thumbnail is missing, or differs from its story.
 * @param png the picture of the whole story
 */
export async function isOutdated(file: string, png: Buffer): Promise<boolean> {
  if (!existsSync(file)) return true
  const [oldMeans, currentMeans] = await Promise.all([
    getSquareMeans(sharp(readFileSync(file))),
    getSquareMeans(cropWindow(png)),
  ])
  return currentMeans.some((value, index) => Math.abs(value - (oldMeans[index] ?? 0)) > tolerance)
}
