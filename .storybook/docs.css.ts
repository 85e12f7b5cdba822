import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, space } from '#src/design-system/theme/tokens.css.ts'

/** Styles HTML elements of a documentation page, except those inside stories and our own components. */
const styleDocs = (tagNames: string, rule: GlobalStyleRule) =>
  globalStyle(
    `.sbdocs.sbdocs-content.sbdocs-content :where(${tagNames}):where(:not(.sb-unstyled, .sb-unstyled *))`,
    rule,
  )

globalStyle('.sbdocs.sbdocs-wrapper', { background: vars.color.background, padding: `${space[48]} ${space[24]}` })
globalStyle('.sbdocs.sbdocs-content', { color: vars.color.ink })

styleDocs('h1, h2, h3, h4', {
  marginTop: space[32],
  color: vars.color.ink,
  fontFamily: font.family.heading,
  fontWeight: font.weight.heading,
  lineHeight: font.lineHeight.heading,
  textTransform: 'uppercase',
})
styleDocs('p, li, dd, td, th', { fontSize: font.size.body, lineHeight: font.lineHeight.text, color: vars.color.ink })
styleDocs('p, ul, ol', { maxWidth: '72ch' })
styleDocs('ol', { listStyle: 'decimal' })
styleDocs('a', { color: vars.color.ink, textDecorationColor: vars.color.accent })
styleDocs('code', { color: vars.color.ink, background: vars.color.surface, border: hairline.line })
styleDocs('table', { display: 'block', overflowX: 'auto' })
globalStyle('.sbdocs.sbdocs-content table:not(.sb-unstyled *) :is(tr, tr:nth-of-type(2n))', { background: 'none' })
globalStyle('.sbdocs.sbdocs-content table:not(.sb-unstyled *) :is(td, th)', { border: hairline.line })
