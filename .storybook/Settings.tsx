import { useEffect, type ReactNode } from 'react'

/** What the toolbar can set on the document. */
export interface SettingsProps {
  theme: 'system' | 'light' | 'dark'
  motion: 'system' | 'reduced'
  children: ReactNode
}

/** Puts the toolbar's theme and motion on the document, where the design system looks for the theme. */
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
