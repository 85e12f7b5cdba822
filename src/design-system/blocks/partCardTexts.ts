import { parts } from '#src/copy/parts.ts'
import { formatDollars } from '#src/design-system/components/formatDollars.ts'
import { encodeSegment } from '#src/domain/encodeSegment.ts'
import type { Part } from '#src/domain/part.ts'

/**
 * What the card of a part shows of it.
 * @param number the figure's number: position in the list, from 1
 * @returns texts; `idSegment` is the part's id in addresses and in ids of elements
 */
export const partCardTexts = (part: Part, number: number) => ({
  idSegment: encodeSegment(part.id),
  name: part.name || parts.unnamed,
  image: part.image ?? '',
  description: part.description,
  figure: parts.figure(number),
  minimum: parts.pieces(part.minimumQuantity),
  available: parts.pieces(part.available),
  price: part.priceCents === null ? '' : formatDollars(part.priceCents),
})
