/**
 * Makes the style sheets independent of the window, which becomes as tall as the page. Lengths in parts of its height stay
 * what they are in a window of a given height, in pixels: a page that fills its window would grow with it and be cut off
 * somewhere. Sticky parts stay in their place: once scrolled they are layers of their own, drawn in other pixels. Runs in
 * the page, as often as there are new style sheets or another height.
 */
export function ignoreWindow(height: number): void {
  function changeRules(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) changeRules(rule.cssRules)
      if (!(rule instanceof CSSStyleRule)) continue
      const { style } = rule
      if (style.position === 'sticky') Object.assign(style, { position: 'relative', inset: 'auto' })
      for (const name of Array.from(style)) {
        const value = style.getPropertyValue(name)
        const held = value.replaceAll(/([\d.]+)[dls]?vh\b/g, 'calc($1 * var(--window-percent))')
        if (held !== value) style.setProperty(name, held, style.getPropertyPriority(name))
      }
    }
  }
  for (const { cssRules } of document.styleSheets) changeRules(cssRules)
  document.documentElement.style.setProperty('--window-percent', `${height / 100}px`)
}
