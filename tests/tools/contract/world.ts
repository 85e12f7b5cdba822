import * as z from 'zod/mini'
import type { CallName } from '#src/api/allCalls.ts'
import type { Check } from '#tests/tools/contract/createCheck.ts'
import { madeUp, madeUpName } from '#tests/tools/contract/people.ts'
import { rowsSchema, type People } from '#tests/tools/contract/walkReads.ts'
import type { Values } from '#tests/tools/contract/sendCall.ts'

/** The rows of every list that can be read, as JSON, by the list and the row's id: `parts` › `part-3`. */
export type World = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Reads every list. One that can't be read is left out. */
export async function readWorld(check: Check, { customer, admin }: People): Promise<World> {
  const lists: [name: string, call: CallName, values: Values, token: string | null][] = [
    ['parts', 'getParts', {}, null],
    ['reviews', 'getReviews', {}, null],
    ['users', 'getUsers', {}, null],
  ]
  if (admin) lists.push(['orders', 'getOrders', {}, admin.token])
  else if (customer?.email) lists.push(['orders', 'getMyOrders', { email: customer.email }, customer.token])
  const world = new Map<string, ReadonlyMap<string, string>>()
  for (const [name, call, values, token] of lists) {
    const rows = z.safeParse(rowsSchema, (await check.send(call, values, token))?.json)
    if (rows.success) world.set(name, new Map(rows.data.map((row) => [row._id, JSON.stringify(row)])))
  }
  return world
}

/** Whether a row is of this command: what no call can remove is named apart. */
const isOwn = (row: string | undefined): boolean =>
  row?.includes(madeUpName) === true || row?.includes(madeUp.email) === true

const withoutStock = (row: string): string => row.replaceAll(/"ava+ilableParts":("[^"]*"|[^,}]*)/g, '')

/**
 * Compares every list before and after the writes.
 * @param known ids of rows that are left because no call removes them
 * @returns what is there, is gone or is different, in words
 */
export function differencesBetween(before: World, after: World, known: ReadonlySet<string>): string[] {
  return [...before].flatMap(([list, rows]) => {
    const rowsAfter = after.get(list)
    if (!rowsAfter) return [`${list}: the list can’t be read any more`]
    return [...new Set([...rows.keys(), ...rowsAfter.keys()])].flatMap((id) => {
      const [was, is] = [rows.get(id), rowsAfter.get(id)]
      if (was === is || known.has(id)) return []
      // No call removes a user, and the made-up one is named among the leftovers.
      if (was === undefined) return list === 'users' && isOwn(is) ? [] : [`${list}: ${id} was not there before`]
      if (isOwn(was)) return []
      if (is === undefined) return [`${list}: ${id} is gone`]
      // An order that is left keeps its pieces (ORDER-10).
      return known.size > 0 && withoutStock(was) === withoutStock(is) ? [] : [`${list}: ${id} is different`]
    })
  })
}
