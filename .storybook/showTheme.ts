import type { Toolbar } from '#storybook/toolbar.ts'

/** Sets the toolbar's theme as a data attribute of the document, where the CSS reads it. */
export function showTheme(theme: Toolbar['theme']): void {
  const { dataset } = document.documentElement
  if (theme === 'system') delete dataset.theme
  else dataset.theme = theme
}
