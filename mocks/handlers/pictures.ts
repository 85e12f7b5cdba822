import { db } from '#mocks/db.ts'
import { isPictureFile, toPictureUrl, pictureFileIn } from '#mocks/pictures.ts'
import type { OrderWire } from '#src/domain/order.ts'
import type { PartWire } from '#src/domain/part.ts'

/** Turns a stored picture into one a page can load: file names into addresses, uploads into data: URLs. */
const toLoadable = (image: string): string =>
  isPictureFile(image)
    ? toPictureUrl(image)
    : (db.get().uploads.find((upload) => upload.address === image)?.dataUrl ?? image)

/** The reverse, for what clients send: rows store a picture's file name or address, never a data: URL. */
export const toStored = (image: string): string =>
  pictureFileIn(image) ?? db.get().uploads.find((upload) => upload.dataUrl === image)?.address ?? image

export const toPartResponse = (part: PartWire): PartWire =>
  part.image ? { ...part, image: toLoadable(part.image) } : part

export const toOrderResponse = (order: OrderWire): OrderWire =>
  order.itemInfo?.itemImg
    ? { ...order, itemInfo: { ...order.itemInfo, itemImg: toLoadable(order.itemInfo.itemImg) } }
    : order
