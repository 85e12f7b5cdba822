import { useLayoutEffect, type ReactNode } from 'react'

/** Media types and their replacements that emulate print on a screen; 'speech' matches no browser. */
const mediaReplacements = [
  ['print', 'all'],
  ['screen', 'speech'],
] as const

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSMediaRule ? [rule] : []
    return rule instanceof CSSGroupingRule ? [...own, ...mediaRules(rule.cssRules)] : own
  })
}

/** Applies the print rules to the page. @returns a function that undoes it */
function emulatePrint(): () => void {
  const changed = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .flatMap(({ media }) => {
      const [before, after] = mediaReplacements.find(([name]) => media.mediaText.startsWith(name)) ?? []
      if (before === undefined || after === undefined) return []
      const text = media.mediaText
      media.mediaText = text.replace(before, after)
      return [{ media, text }]
    })
  return () => {
    for (const { media, text } of changed) media.mediaText = text
  }
}

/** Shows a story as it is printed (STATE-17): with the print rules, without the screen rules. */
export function Paper({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const undos = [emulatePrint()]
    // Lazy pages load their style sheets later.
    const onLoad = () => void undos.push(emulatePrint())
    document.addEventListener('load', onLoad, true)
    return () => {
      document.removeEventListener('load', onLoad, true)
      for (const undo of undos) undo()
    }
  }, [])
  return children
}
