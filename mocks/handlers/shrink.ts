/** The longest side an uploaded picture keeps, in px: that of the seed's photographs. */
const side = 800

/** What is kept of a picture at most, in bytes: the demo's memory is a few MB for everything. */
const limit = 300_000

/** Browsers make a small copy, as image hosts do; elsewhere the file is what it is. */
async function copySmall(picture: Blob): Promise<Blob> {
  if (typeof OffscreenCanvas === 'undefined') return picture
  const bitmap = await createImageBitmap(picture).catch(() => null)
  if (!bitmap) return picture
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.8 })
}

/** @returns a small copy of the picture as a data: address, null when even that is too large to keep. */
export async function shrink(picture: Blob): Promise<string | null> {
  const small = await copySmall(picture)
  if (small.size > limit) return null
  let bytes = ''
  for (const byte of new Uint8Array(await small.arrayBuffer())) bytes += String.fromCharCode(byte)
  return `data:${small.type || 'image/png'};base64,${btoa(bytes)}`
}
