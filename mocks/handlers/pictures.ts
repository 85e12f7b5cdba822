import { db } from '#mocks/db.ts'
import { pictureAddress } from '#mocks/pictures.ts'
import type { OrderWire } from '#src/domain/order.ts'
import type { PartWire } from '#src/domain/part.ts'

const file = /^[a-z]+-800\.avif$/
const address = /\/pictures\/([a-z]+-800\.avif)$/

/** What a row holds, to what a page can load: a photograph's address, an upload's own bytes, anything else as it is. */
const toShown = (image: string): string =>
  file.test(image)
    ? pictureAddress(image)
    : (db.get().uploads.find((upload) => upload.address === image)?.dataUrl ?? image)

/** The way back, for what clients send: rows keep a picture's name or address, never its bytes. */
export const toStored = (image: string): string =>
  address.exec(image)?.[1] ?? db.get().uploads.find((upload) => upload.dataUrl === image)?.address ?? image

/** A part as the server hands it out. */
export const showPart = (part: PartWire): PartWire => (part.image ? { ...part, image: toShown(part.image) } : part)

/** An order as the server hands it out. */
export const showOrder = (order: OrderWire): OrderWire =>
  order.itemInfo?.itemImg
    ? { ...order, itemInfo: { ...order.itemInfo, itemImg: toShown(order.itemInfo.itemImg) } }
    : order
