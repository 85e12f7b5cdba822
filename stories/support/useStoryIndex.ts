import { useEffect, useState } from 'react'
import * as z from 'zod/mini'

const indexSchema = z.object({
  entries: z.record(
    z.string(),
    z.object({
      id: z.string(),
      title: z.string(),
      name: z.string(),
      type: z.enum(['story', 'docs']),
      tags: z.optional(z.array(z.string())),
    }),
  ),
})

/** A page or story of this Storybook. */
export type IndexEntry = z.infer<typeof indexSchema>['entries'][string]

/** @returns everything in this Storybook, in the order of the sidebar, from the file the sidebar is made of */
export async function loadStoryIndex(): Promise<IndexEntry[]> {
  const answer = await fetch('./index.json')
  return Object.values(indexSchema.parse(await answer.json()).entries)
}

/** @returns everything in this Storybook, in the order of the sidebar; empty until it is loaded */
export function useStoryIndex(): IndexEntry[] {
  const [entries, setEntries] = useState<IndexEntry[]>([])
  useEffect(() => {
    let isOpen = true
    void loadStoryIndex().then((loaded) => isOpen && setEntries(loaded))
    return () => void (isOpen = false)
  }, [])
  return entries
}
