import { pictureUrl } from '#mocks/pictures.ts'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" width="80" height="80"><path fill="#dddcda" d="M0 0h80v80H0z"/><path fill="#4a535e" d="M40 12l24 14v28L40 68 16 54V26z"/><circle cx="40" cy="40" r="12" fill="#dddcda"/></svg>`

/** A picture that is generated, not fetched. */
export const drawnFile = (name = 'wheel-nut.svg'): File => new File([drawing], name, { type: 'image/svg+xml' })

/** A photograph of the seed, as a file. */
export async function photographFile(name = 'wheel-hub.avif'): Promise<File> {
  const response = await fetch(pictureUrl('hub'))
  return new File([await response.blob()], name, { type: 'image/avif' })
}

/** A file of this size in bytes with a picture's type, but no picture data. */
export const bigFile = (bytes: number): File => new File([new Uint8Array(bytes)], 'poster.png', { type: 'image/png' })

export const textFile = (): File => new File(['Not a picture'], 'price-list.pdf', { type: 'application/pdf' })

/** Dispatches a native drop event; Testing Library's drops the files. */
export function dropOn(element: HTMLElement, file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}
