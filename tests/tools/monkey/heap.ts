import type { Page } from '@playwright/test'
import * as z from 'zod/mini'

const snapshotSchema = z.object({
  snapshot: z.object({
    meta: z.object({ node_fields: z.array(z.string()), node_types: z.tuple([z.array(z.string())], z.unknown()) }),
  }),
  nodes: z.array(z.number()),
})

/**
 * What the browser keeps for itself. It grows with the time that a page is open: compiled code, and a list of every function
 * that was ever compiled.
 */
const browserTypes = ['native', 'code', 'synthetic', 'hidden']

/** @returns how many bytes the objects, functions and texts of a heap snapshot take */
export function sizeOfSnapshot(json: string): number {
  const { snapshot, nodes } = z.parse(snapshotSchema, JSON.parse(json))
  const { node_fields: fields, node_types } = snapshot.meta
  const [types] = node_types
  const counts = types.map((type) => !browserTypes.includes(type))
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  let size = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (counts[nodes[node + typeAt] ?? -1] === true) size += nodes[node + sizeAt] ?? 0
  return size
}

/** @returns how many bytes the page's scripts keep, after the browser has collected what they don't */
export async function usedHeap(page: Page): Promise<number> {
  // Loads Playwright's own script into the page, or it would come between two measurements.
  await page.locator('body').evaluate(() => undefined)
  const devTools = await page.context().newCDPSession(page)
  const chunks: string[] = []
  devTools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk))
  await devTools.send('HeapProfiler.collectGarbage')
  await devTools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  await devTools.detach()
  return sizeOfSnapshot(chunks.join(''))
}
