import { useEffect, type PropsWithChildren } from 'react'
import { showSetting } from '#storybook/showSetting.ts'
import type { Toolbar } from '#storybook/toolbar.ts'

/** Sets the toolbar's theme and motion as data attributes of the document, where the CSS reads them. */
export function Settings({ theme, motion, children }: PropsWithChildren<Pick<Toolbar, 'theme' | 'motion'>>) {
  useEffect(() => {
    showSetting('theme', theme)
    showSetting('motion', motion)
  }, [theme, motion])
  return children
}
