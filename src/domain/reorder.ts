import { toQueryString } from '#src/domain/listQuery.ts'
import { isPaid, type Order } from '#src/domain/order.ts'
import type { Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

/**
 * Returns the path for ordering the part of a paid order again (ORDER-15). Orders have no part id, so the part is found by
 * its name.
 * @param parts the catalogue if it is loaded
 * @returns the path of the part's Purchase page if exactly one part has the name, otherwise the path of a search for the
 *   name; null if the order is unpaid or has no part name
 */
export function toReorderPath(order: Order, parts: readonly Part[] = []): string | null {
  const { item } = order
  if (!item || item.name === '' || !isPaid(order)) return null
  const [part, ...otherParts] = parts.filter(({ name }) => name === item.name)
  return part && otherParts.length === 0
    ? paths.purchase(part.id)
    : paths.parts + toQueryString({ q: item.name, sort: null })
}
