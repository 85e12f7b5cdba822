import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import * as z from 'zod/mini'
import { readToolbar, type ToolbarSettings } from '#storybook/toolbar.ts'

/** The part of the payload that the events SET_GLOBALS and GLOBALS_UPDATED have in common. */
const payloadSchema = z.object({ globals: z.record(z.string(), z.unknown()) })
const parseTheme = (payload: unknown) => readToolbar(payloadSchema.safeParse(payload).data?.globals ?? {}).theme

export function useToolbarTheme(): ToolbarSettings['theme'] {
  const channel = addons.getChannel()
  const [theme, setTheme] = useState(() =>
    parseTheme((channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS))?.[0]),
  )
  useEffect(() => {
    const update = (payload: unknown) => setTheme(parseTheme(payload))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  return theme
}
