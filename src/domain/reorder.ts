import { toSearch } from '#src/domain/listQuery.ts'
import { isPaid, type Order } from '#src/domain/order.ts'
import type { Part } from '#src/domain/part.ts'
import { paths } from '#src/domain/paths.ts'

/**
 * Where the part of a paid order can be ordered again (ORDER-15). Orders hold no id of it, so it is found by its name.
 * @param parts the catalogue, as far as it is known
 * @returns the part's page; the search for its name if no part or more than one has it; null for an order to which that
 *   does not apply
 */
export function toReorderPath(order: Order, parts: readonly Part[] = []): string | null {
  const { item } = order
  if (!item || item.name === '' || !isPaid(order)) return null
  const [part, ...others] = parts.filter(({ name }) => name === item.name)
  return part && others.length === 0 ? paths.purchase(part.id) : paths.parts + toSearch({ q: item.name, sort: null })
}
