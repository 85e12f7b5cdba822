import { useEffect, type ReactNode } from 'react'

/** The toolbar's settings. */
export interface SettingsProps {
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'reduced'
  children: ReactNode
}

/** Sets the toolbar's theme and motion as data attributes of the document, where the CSS reads them. */
export function Settings({ theme, motion, children }: SettingsProps) {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (theme === 'system') delete dataset.theme
    else dataset.theme = theme
    if (motion === 'system') delete dataset.motion
    else dataset.motion = motion
  }, [theme, motion])
  return children
}
