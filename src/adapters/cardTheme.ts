import { vars } from '#src/design-system/theme/contract.css.ts'

/** @returns the style for the fields in the provider's iframe, which our style sheets can't reach */
export function readCardStyle() {
  const computedStyle = getComputedStyle(document.body)
  // Converts 'var(--x)' to the value of --x.
  const readVariable = (variable: string) => computedStyle.getPropertyValue(variable.slice(4, -1)).trim()
  const mutedColor = readVariable(vars.color.inkMuted)
  const dangerColor = readVariable(vars.color.danger)
  return {
    base: {
      color: readVariable(vars.color.ink),
      fontFamily: computedStyle.fontFamily,
      fontSize: '16px', // raw: below 16px, phones zoom in
      iconColor: mutedColor,
      '::placeholder': { color: mutedColor },
    },
    invalid: { color: dangerColor, iconColor: dangerColor },
  }
}

/** Calls the listener when the theme may have changed, until the returned function is called. */
export function observeTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const systemTheme = window.matchMedia('(prefers-color-scheme: dark)')
  systemTheme.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    systemTheme.removeEventListener('change', listener)
  }
}
