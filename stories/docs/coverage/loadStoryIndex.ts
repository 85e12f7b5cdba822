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

/** @returns everything in this Storybook, in the order of the sidebar, from the file the sidebar is made of */
export async function loadStoryIndex() {
  const answer = await fetch('./index.json')
  return Object.values(indexSchema.parse(await answer.json()).entries)
}
