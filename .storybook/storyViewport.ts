import * as z from 'zod/mini'

const pixels = z.pipe(
  z.string(),
  z.transform((text) => Number.parseInt(text, 10)),
)

/** A story's `parameters.viewport`: the named viewports, with their sizes in px. */
export const viewportParameterSchema = z.object({
  options: z.record(z.string(), z.object({ styles: z.object({ width: pixels, height: pixels }) })),
})

/** The globals that a story sets itself: the name of its viewport, when it pins one. */
export const storyGlobalsSchema = z.object({ viewport: z.optional(z.object({ value: z.string() })) })
