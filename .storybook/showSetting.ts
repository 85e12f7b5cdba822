import type { Toolbar } from '#storybook/toolbar.ts'

/** Sets what the toolbar says as a data attribute of the document, where the CSS reads it. */
export function showSetting<Name extends 'theme' | 'motion'>(name: Name, value: Toolbar[Name]): void {
  const { dataset } = document.documentElement
  if (value === 'system') delete dataset[name]
  else dataset[name] = value
}
