/** The largest picture the image host takes: 32 MB, in bytes (PAGE-11). */
export const maxPictureBytes = 32 * 1024 * 1024

/** Kinds of picture a browser can show and the image host takes. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** What stands against a picture. */
export type PictureProblem = 'notAPicture' | 'tooBig'

/**
 * Checks a chosen file before anything is sent (PAGE-11).
 * @param file type as the browser names it, size in bytes
 * @returns what is wrong, or null
 */
export function checkPicture(file: { type: string; size: number }): PictureProblem | null {
  if (!pictureTypes.includes(file.type)) return 'notAPicture'
  return file.size > maxPictureBytes ? 'tooBig' : null
}
