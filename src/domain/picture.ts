/** The largest picture that the image host accepts, in bytes: 32 MB (PAGE-11). */
export const maxPictureBytes = 32 * 1024 * 1024

/** MIME types that browsers show and the image host accepts. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif']

/** Why a picture can't be uploaded. */
export type PictureProblem = 'notAPicture' | 'empty' | 'tooBig'

/**
 * Checks a chosen file before the upload (PAGE-11).
 * @param file its MIME type and its size in bytes
 * @returns null when it can be uploaded
 */
export function checkPicture(file: { type: string; size: number }): PictureProblem | null {
  if (!pictureTypes.includes(file.type)) return 'notAPicture'
  if (file.size === 0) return 'empty'
  return file.size > maxPictureBytes ? 'tooBig' : null
}
