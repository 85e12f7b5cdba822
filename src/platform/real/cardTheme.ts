import { vars } from '#src/design-system/theme/contract.css.ts'

/** Our colours for the provider's frame, which no style sheet of ours reaches: read from the theme that is shown. */
export function readCardStyle() {
  const computed = getComputedStyle(document.body)
  // 'var(--x)' to the value of --x
  const read = (variable: string) => computed.getPropertyValue(variable.slice(4, -1)).trim()
  const muted = read(vars.color.inkMuted)
  const danger = read(vars.color.danger)
  return {
    base: {
      color: read(vars.color.ink),
      fontFamily: computed.fontFamily,
      fontSize: '16px', // raw: never less, or phones zoom in
      iconColor: muted,
      '::placeholder': { color: muted },
    },
    invalid: { color: danger, iconColor: danger },
  }
}

/** Tells whenever the theme that is shown may have changed: by the switch, or by the system. @returns stops it */
export function watchTheme(listener: () => void): () => void {
  const observer = new MutationObserver(listener)
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const system = window.matchMedia('(prefers-color-scheme: dark)')
  system.addEventListener('change', listener)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', listener)
  }
}
