import { vars } from '#src/design-system/theme/contract.css.ts'

/** @returns the theme's colours for the provider's iframe, which our style sheets can't reach */
export function readCardStyle() {
  const computedStyle = getComputedStyle(document.body)
  // Converts 'var(--x)' to the value of --x.
  const read = (variable: string) => computedStyle.getPropertyValue(variable.slice(4, -1)).trim()
  const muted = read(vars.color.inkMuted)
  const danger = read(vars.color.danger)
  return {
    base: {
      color: read(vars.color.ink),
      fontFamily: computedStyle.fontFamily,
      fontSize: '16px', // raw: below 16px, phones zoom in
      iconColor: muted,
      '::placeholder': { color: muted },
    },
    invalid: { color: danger, iconColor: danger },
  }
}

/**
 * Calls the listener when the theme may have changed.
 * @returns a function that unsubscribes
 */
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
