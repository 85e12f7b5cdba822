import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp, { type Sharp } from 'sharp'
import { thumbnailFile, thumbnailStories, thumbnailThemes } from '#stories/start/thumbnails.ts'
import { storyWindow, thumbnailSize } from '#stories/support/thumbnailSize.ts'
import { thumbnailsDir } from '#tests/tools/visual/folders.ts'

/** The paths of all thumbnails, by the story's id and the mode of its picture. */
export const thumbnails: ReadonlyMap<string, string> = new Map(
  thumbnailStories.flatMap((story) =>
    thumbnailThemes.map((theme) => [`${story} desk ${theme}`, join(thumbnailsDir, thumbnailFile(story, theme))]),
  ),
)

const cutOut = (png: Buffer) => sharp(png).extract({ left: 0, top: 0, ...storyWindow })

/** Makes an AVIF thumbnail from the picture of a whole story. */
export const toThumbnail = (png: Buffer): Promise<Buffer> =>
  cutOut(png).resize(thumbnailSize.width, thumbnailSize.height).avif({ quality: 45, effort: 6 }).toBuffer()

/** Side of a square, px. Thumbnails are compared by the average color of each square, which hides differences in text rendering. */
const squareSize = 8

/** How far the mean of a square may differ, of 255. */
const tolerance = 20

const getMeans = (picture: Sharp): Promise<Buffer> =>
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
  const [oldMeans, currentMeans] = await Promise.all([getMeans(sharp(readFileSync(file))), getMeans(cutOut(png))])
  return currentMeans.some((value, index) => Math.abs(value - (oldMeans[index] ?? 0)) > tolerance)
}
