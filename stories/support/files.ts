import { getPictureUrl } from '#mocks/pictures.ts'

/** @returns one of the seed's photographs as a file */
export async function loadPhotographFile(name = 'wheel-hub.avif'): Promise<File> {
  const response = await fetch(getPictureUrl('hub'))
  return new File([await response.blob()], name, { type: 'image/avif' })
}

export const makeTextFile = (): File => new File(['Not a picture'], 'price-list.pdf', { type: 'application/pdf' })

/** Dispatches a native drop event, since Testing Library's event loses the files. */
export function dropOn(element: HTMLElement, file: File): void {
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  element.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }))
}
