import { useLayoutEffect, type ReactNode } from 'react'

/** Which condition stands in for which while paper is shown on a screen; speech is what no browser's page is. */
const swaps = [
  ['print', 'all'],
  ['screen', 'speech'],
] as const

function mediaRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    const own = rule instanceof CSSMediaRule ? [rule] : []
    return rule instanceof CSSGroupingRule ? [...own, ...mediaRules(rule.cssRules)] : own
  })
}

/** Lets the page look as it is printed. @returns puts it back */
function layOut(): () => void {
  const changed = [...document.styleSheets]
    .flatMap((sheet) => mediaRules(sheet.cssRules))
    .flatMap(({ media }) => {
      const [before, after] = swaps.find(([name]) => media.mediaText.startsWith(name)) ?? []
      if (before === undefined || after === undefined) return []
      const text = media.mediaText
      media.mediaText = text.replace(before, after)
      return [{ media, text }]
    })
  return () => {
    for (const { media, text } of changed) media.mediaText = text
  }
}

/** Shows a story as it comes out of the printer (STATE-17): with the rules for print, without those for the screen. */
export function Paper({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const undo = [layOut()]
    // a page brings its style sheets when it is opened
    const onLoad = () => void undo.push(layOut())
    document.addEventListener('load', onLoad, true)
    return () => {
      document.removeEventListener('load', onLoad, true)
      for (const back of undo) back()
    }
  }, [])
  return children
}
