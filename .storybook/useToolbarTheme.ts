import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import * as z from 'zod/mini'

const schema = z.object({ globals: z.object({ theme: z.enum(['system', 'light', 'dark']) }) })

/** Reads the theme from the data of a channel event about the toolbar's globals. */
function themeIn(data: unknown) {
  const result = schema.safeParse(data)
  return result.success ? result.data.globals.theme : 'system'
}

/** The theme chosen in the toolbar, on a documentation page. */
export function useToolbarTheme(): 'system' | 'light' | 'dark' {
  const { channel } = useContext(DocsContext)
  const [theme, setTheme] = useState(() => {
    const [data]: unknown[] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
    return themeIn(data)
  })
  useEffect(() => {
    const update = (data: unknown) => setTheme(themeIn(data))
    channel.on(GLOBALS_UPDATED, update)
    return () => channel.off(GLOBALS_UPDATED, update)
  }, [channel])
  return theme
}
