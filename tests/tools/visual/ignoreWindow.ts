declare global {
  /** Undoes `ignoreWindow`. */
  var restoreStyles: (() => void) | undefined
}

/**
 * Makes the style sheets independent of the window, which becomes as tall as the page. Lengths in parts of its height stay
 * what they are in a window of a given height, in pixels: a page that fills its window would grow with it and be cut off
 * somewhere. Sticky parts stay in their place: once scrolled they are layers of their own, drawn in other pixels. Runs in
 * the page after the story's steps, which need the real style sheets.
 */
export function ignoreWindow(height: number): void {
  const originals = new Map<CSSStyleDeclaration, string>()
  function changeRules(rules: CSSRuleList): void {
    for (const rule of rules) {
      if (rule instanceof CSSGroupingRule) changeRules(rule.cssRules)
      if (!(rule instanceof CSSStyleRule)) continue
      const { style } = rule
      const { cssText } = style
      if (style.position === 'sticky') Object.assign(style, { position: 'relative', inset: 'auto' })
      for (const name of Array.from(style)) {
        const value = style.getPropertyValue(name)
        const held = value.replaceAll(/([\d.]+)[dls]?vh\b/g, (_, part: string) => `${(Number(part) * height) / 100}px`)
        if (held !== value) style.setProperty(name, held, style.getPropertyPriority(name))
      }
      if (style.cssText !== cssText) originals.set(style, cssText)
    }
  }
  for (const { cssRules } of document.styleSheets) changeRules(cssRules)
  globalThis.restoreStyles = () => {
    for (const [style, cssText] of originals) style.cssText = cssText
  }
}
