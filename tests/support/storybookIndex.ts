import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const entrySchema = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  name: z.string(),
  /** For example './stories/screens/HomeScreen.stories.tsx'. */
  importPath: z.string(),
  tags: z.array(z.string()),
})
export type IndexEntry = z.infer<typeof entrySchema>

const indexSchema = z.object({ entries: z.record(z.string(), entrySchema) })

/**
 * @param dir the folder of a built Storybook
 * @returns all stories, in the sidebar's order
 */
export function readStories(dir: string): IndexEntry[] {
  const { entries } = z.parse(indexSchema, JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8')))
  return Object.values(entries).filter(({ type }) => type === 'story')
}
