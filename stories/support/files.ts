import { pictureUrl } from '#mocks/pictures.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"><path fill="#dddcda" d="M0 0h80v80H0z"/><path fill="#4a535e" d="M40 12l24 14v28L40 68 16 54V26z"/><circle cx="40" cy="40" r="12" fill="#dddcda"/></svg>`

/** A picture that is there at once. */
export const drawnFile = (name = 'wheel-nut.svg'): File => new File([drawing], name, { type: 'image/svg+xml' })

/** A photograph, as somebody would choose it. */
export async function photographFile(name = 'wheel-hub.avif'): Promise<File> {
  const response = await fetch(pictureUrl('hub'))
  return new File([await response.blob()], name, { type: 'image/avif' })
}

/** A file that says it has this many bytes, without having them. */
export const bigFile = (bytes: number): File =>
  Object.defineProperty(new File([''], 'poster.png', { type: 'image/png' }), 'size', { value: bytes })

export const textFile = (): File => new File(['Not a picture'], 'price-list.pdf', { type: 'application/pdf' })
