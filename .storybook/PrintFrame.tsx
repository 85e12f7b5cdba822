import { useLayoutEffect, type ReactNode } from 'react'

/**
 * Emulates print on a screen: print rules apply, screen rules don't.
 * @returns a function that undoes it
 */
function emulatePrint(): () => void {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const changed = rules.flatMap((rule) => {
    if (!(rule instanceof CSSMediaRule)) return []
    const { media } = rule
    const before = media.mediaText
    media.mediaText = before.replace(/^print/, 'all').replace(/^screen/, 'speech')
    return [{ media, before }]
  })
  return () => changed.forEach(({ media, before }) => (media.mediaText = before))
}

/** Shows a story as it is printed (STATE-17). */
export function PrintFrame({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const undos = [emulatePrint()]
    // Lazy pages load their style sheets later.
    const onLoad = () => void undos.push(emulatePrint())
    document.addEventListener('load', onLoad, true)
    return () => {
      document.removeEventListener('load', onLoad, true)
      for (const undo of undos.toReversed()) undo()
    }
  }, [])
  return children
}
