import type { ViewportSize } from '@playwright/test'
import * as z from 'zod/mini'

/** The conditions under which a picture of a story is taken. */
interface Mode {
  /** For example 'small dark'. */
  name: string
  theme: 'light' | 'dark'
  forcedColors: 'active' | 'none'
  /** The size of the window in which the story is played. */
  size: ViewportSize
}

/** A story's parameters for Chromatic. The schema is strict, because the pictures here don't support other options. */
const chromaticSchema = z.strictObject({
  disableSnapshot: z.optional(z.boolean()),
  forcedColors: z.optional(z.literal('active')),
  prefersReducedMotion: z.optional(z.literal('reduce')),
  modes: z.record(
    z.string(),
    z.strictObject({ viewport: z.string(), theme: z.enum(['light', 'dark']), disable: z.optional(z.boolean()) }),
  ),
})

const pixelsSchema = z.pipe(
  z.string(),
  z.transform((text) => Number.parseInt(text, 10)),
)

const viewportSchema = z.object({ styles: z.object({ width: pixelsSchema, height: pixelsSchema }) })
const parametersSchema = z.object({
  chromatic: chromaticSchema,
  viewport: z.object({ options: z.record(z.string(), viewportSchema) }),
})

/**
 * Reads a story's modes from the parameters that Chromatic reads.
 * @returns the modes by window size, because the story is played only once for each size
 * @throws Error if a mode is not supported, for example because the preview lacks its viewport
 */
export function readModes(parameters: unknown): Mode[][] {
  const { chromatic, viewport } = z.parse(parametersSchema, parameters)
  const { disableSnapshot = false, forcedColors = 'none' } = chromatic
  const enabledModes = Object.entries(chromatic.modes).filter(([, { disable }]) => !disable && !disableSnapshot)
  const modes = enabledModes.map(([name, mode]): Mode => {
    const size = viewport.options[mode.viewport]?.styles
    if (!size) throw new Error(`The preview doesn't know the viewport '${mode.viewport}' of the mode '${name}'.`)
    return { name, theme: mode.theme, forcedColors, size }
  })
  return [...Map.groupBy(modes, ({ size }) => `${size.width} ${size.height}`).values()]
}
