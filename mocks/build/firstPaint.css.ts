// Styles the static content that index.html shows until the shop's style sheet and scripts have loaded.
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import '#src/design-system/theme/themes.css.ts'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, media, size, space } from '#src/design-system/theme/tokens.css.ts'

const addRule = (selector: string, styles: GlobalStyleRule) => globalStyle(`#first-paint${selector}`, styles)

/** The same side margins as on the shop's pages. */
const gutterRule: GlobalStyleRule = {
  paddingInline: space[16],
  '@media': {
    [media.medium]: { paddingInline: space[24] },
    [media.large]: { paddingInline: `max(${space[48]}, (100vw - ${size.content}) / 2)` },
  },
}

globalStyle('body', { margin: 0, background: vars.color.background })

// Repeats the shop's global styles; otherwise the layout would shift when the shop's style sheet loads.
addRule('', {
  minHeight: '100svh',
  color: vars.color.ink,
  fontFamily: 'sans-serif',
  fontSize: font.size.body,
  lineHeight: font.lineHeight.text,
})
addRule(' header', {
  ...gutterRule,
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  boxSizing: 'content-box',
  height: size.bar,
  borderBlockEnd: hairline.line,
  fontWeight: font.weight.heading,
  fontSize: font.size.card,
  letterSpacing: font.letterSpacing.brand,
})
addRule(' svg', { width: space[32], height: space[32], fill: 'none', stroke: 'currentColor', strokeWidth: 2.2 })
addRule(' > p', { ...gutterRule, margin: 0, paddingBlock: space[24], color: vars.color.inkMuted })
// The error messages, which are shown if boot.js can't find the files or if the scripts fail.
addRule(' > section', { ...gutterRule, display: 'none', paddingBlock: space[24] })
addRule(' h1', { margin: 0, fontSize: font.size.card })
addRule(' section p', { marginBlock: space[8] })
addRule(' a', { display: 'block', width: 'max-content', paddingBlock: space[8], color: 'inherit' })
globalStyle(':root[data-root] #first-paint > section', { display: 'block' })
globalStyle(':root[data-root] #first-paint > :is(p, div)', { display: 'none' })
// Hides the links if the page was opened as a file, because neither reloading nor opening another folder would help.
globalStyle(':root[data-root=file] #first-paint a', { display: 'none' })
for (const reason of ['missing', 'file', 'broken'])
  globalStyle(`:root:not([data-root=${reason}]) #first-paint [data-why=${reason}]`, { display: 'none' })
addRule(' > div', { ...gutterRule, display: 'grid', gap: space[24] })
addRule(' i', { height: size.bar, background: vars.color.line })
addRule(' i:first-child', { width: '60%' })
addRule(' i:nth-child(n + 3)', {
  height: size.panel,
  background: vars.color.surface,
  border: hairline.line,
  boxSizing: 'border-box',
})
addRule(' > div', { '@media': { [media.medium]: { gridTemplateColumns: '1fr 1fr 1fr' } } })
addRule(' i:nth-child(-n + 2)', { '@media': { [media.medium]: { gridColumn: '1 / -1' } } })
