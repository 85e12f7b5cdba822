import { useEffect, type ReactNode } from 'react'
import { showTheme } from '#storybook/showTheme.ts'
import type { Toolbar } from '#storybook/toolbar.ts'

export interface SettingsProps extends Pick<Toolbar, 'theme' | 'motion'> {
  children: ReactNode
}

/** Sets the toolbar's theme and motion as data attributes of the document, where the CSS reads them. */
export function Settings({ theme, motion, children }: SettingsProps) {
  useEffect(() => {
    showTheme(theme)
    const { dataset } = document.documentElement
    if (motion === 'system') delete dataset.motion
    else dataset.motion = motion
  }, [theme, motion])
  return children
}
