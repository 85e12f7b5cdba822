import { db } from '#mocks/db.ts'
import { isPictureFileName, toPictureUrl, extractPictureFileName } from '#mocks/pictures.ts'
import type { OrderWire } from '#src/domain/order.ts'
import type { PartWire } from '#src/domain/part.ts'

/** Converts a stored picture to a URL that the page can load: a file's URL, or an upload's data: URL. */
const toLoadablePicture = (image: string): string =>
  isPictureFileName(image)
    ? toPictureUrl(image)
    : (db.get().uploads.find((upload) => upload.url === image)?.dataUrl ?? image)

/** Converts a picture in a request to the form that rows store: a file name or a URL, never a data: URL. */
export const toStoredPicture = (image: string): string =>
  extractPictureFileName(image) ?? db.get().uploads.find((upload) => upload.dataUrl === image)?.url ?? image

export const toPartResponse = (part: PartWire): PartWire =>
  part.image ? { ...part, image: toLoadablePicture(part.image) } : part

export const toOrderResponse = (order: OrderWire): OrderWire =>
  order.itemInfo?.itemImg
    ? { ...order, itemInfo: { ...order.itemInfo, itemImg: toLoadablePicture(order.itemInfo.itemImg) } }
    : order
