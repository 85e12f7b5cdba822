/**
 * Lengths in parts of the window's height stay what they are in a window of a given height, in pixels, when the window is
 * made taller: otherwise a page that fills its window grows with it and is cut off somewhere. Runs in the page, as often
 * as there are new style sheets or another height.
 */
export function holdWindowUnits(height: number): void {
  function holdIn(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) holdIn(rule.cssRules)
      if (!(rule instanceof CSSStyleRule)) continue
      for (const name of Array.from(rule.style)) {
        const value = rule.style.getPropertyValue(name)
        const held = value.replaceAll(/([\d.]+)[dls]?vh\b/g, 'calc($1 * var(--window-percent))')
        if (held !== value) rule.style.setProperty(name, held, rule.style.getPropertyPriority(name))
      }
    }
  }
  for (const { cssRules } of document.styleSheets) holdIn(cssRules)
  document.documentElement.style.setProperty('--window-percent', `${height / 100}px`)
}
