import { useLayoutEffect, type ReactNode } from 'react'

/**
 * Emulates print on a screen by applying the CSS for print instead of the CSS for screens.
 * @returns a function that restores the original media queries
 */
function emulatePrint(): () => void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const changedMediaLists = rules.flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return []
    const { media } = rule
    const originalMedia = media.mediaText
    media.mediaText = originalMedia.replace(/^print/, 'all').replace(/^screen/, 'speech')
    return [{ media, originalMedia }]
  })
  return () => changedMediaLists.forEach(({ media, originalMedia }) => (media.mediaText = originalMedia))
}

/** Shows a story as it would look in print (STATE-17). */
export function PrintFrame({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const undoFunctions = [emulatePrint()]
    // Pages that are loaded on demand add style sheets later.
    const emulateAgain = () => void undoFunctions.push(emulatePrint())
    document.addEventListener('load', emulateAgain, true)
    return () => {
      document.removeEventListener('load', emulateAgain, true)
      for (const undo of undoFunctions.toReversed()) undo()
    }
  }, [])
  return children
}
