import { http } from 'msw/http'
import { db, createId } from '#mocks/db.ts'
import { HttpError, respond } from '#mocks/handlers/respond.ts'
import { IMAGE_HOST_ORIGIN } from '#mocks/origins.ts'
import { pictureTypes } from '#src/domain/partForm.ts'

/** How many uploads are stored. Rows keep the URLs of older uploads, but their pictures no longer load. */
const maxUploads = 8

/** The maximum length of a stored picture's sides. The seed's photographs have the same size. */
const maxSidePx = 800

/** The largest picture to store. Browser storage holds only a few MB in total. */
const maxBytes = 300_000

/** Resizes a picture, like a real image host. The picture remains unchanged outside browsers, or if it can't be decoded. */
async function resize(picture: Blob): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return picture
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (!bitmap) return picture
  const scale = Math.min(1, maxSidePx / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const webp = await canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
  if (webp.type === 'image/webp' || !context) return webp
  // Safari can't encode WebP and returns a PNG, which is too large to store. JPEG has no transparency, so the background
  // becomes white.
  context.globalCompositeOperation = 'destination-over'
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
}

/** @returns a small copy of the picture as a data: URL; null if the copy is still too large to store */
async function shrinkToDataUrl(picture: Blob): Promise<string | null> {
  const smallPicture = await resize(picture)
  if (smallPicture.size > maxBytes) return null
  let binaryString = ''
  for (const byte of new Uint8Array(await smallPicture.arrayBuffer())) binaryString += String.fromCharCode(byte)
  return `data:${smallPicture.type || 'image/png'};base64,${btoa(binaryString)}`
}

async function storeUpload(request: Request): Promise<object> {
  const form = await request.formData().catch(() => new FormData())
  const image = form.get('image')
  if (!form.get('key')) throw new HttpError(400, 'No API key')
  if (!(image instanceof File) || !pictureTypes.includes(image.type)) throw new HttpError(400, 'No image')
  const dataUrl = await shrinkToDataUrl(image)
  return db.mutate((state) => {
    const url = `${IMAGE_HOST_ORIGIN}/uploads/${createId(state, 'picture')}.${image.type.replace('image/', '')}`
    if (dataUrl !== null) state.uploads = [{ url, dataUrl }, ...state.uploads].slice(0, maxUploads)
    return { success: true, data: { url } }
  })
}

/**
 * The image host. It accepts multipart data with an image and a key, and responds with an https URL (PAGE-11). No page can
 * load that URL, so parts and orders contain a small stored copy instead.
 */
export const uploadHandler = http.post(`${IMAGE_HOST_ORIGIN}/*`, ({ request }) =>
  respond('uploadPicture', () => storeUpload(request)),
)
