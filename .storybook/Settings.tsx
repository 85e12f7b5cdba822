import { useEffect, type PropsWithChildren } from 'react'
import type { Toolbar } from '#storybook/toolbar.ts'

/** Sets a choice of the toolbar as a data attribute of the document, where the CSS reads it. */
export function showSetting<Name extends 'theme' | 'motion'>(name: Name, value: Toolbar[Name]): void {
  const { dataset } = document.documentElement
  if (value === 'system') delete dataset[name]
  else dataset[name] = value
}

/** Sets the toolbar's theme and motion. */
export function Settings({ theme, motion, children }: PropsWithChildren<Pick<Toolbar, 'theme' | 'motion'>>) {
  useEffect(() => {
    showSetting('theme', theme)
    showSetting('motion', motion)
  }, [theme, motion])
  return children
}
