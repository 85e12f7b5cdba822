import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { focusRing, hairline } from '#src/design-system/theme/lines.css.ts'
import {
  fontFamily,
  fontSize,
  fontWeight,
  letterSpacing,
  lineHeight,
  lineWidth,
  radius,
  space,
  underlineOffset,
} from '#src/design-system/theme/tokens.css.ts'

/** Styles the elements of a documentation page, but not those of the stories on it nor of our own components. */
const docs = (elements: string, rule: GlobalStyleRule) =>
  globalStyle(
    `.sbdocs.sbdocs-content.sbdocs-content :where(${elements}):where(:not(.sb-unstyled, .sb-unstyled *))`,
    rule,
  )

const heading = {
  color: vars.color.ink,
  fontFamily: fontFamily.heading,
  fontWeight: fontWeight.heading,
  letterSpacing: letterSpacing.heading,
  lineHeight: lineHeight.heading,
  textTransform: 'uppercase',
} as const

globalStyle('.sbdocs.sbdocs-wrapper', { background: vars.color.paper, padding: `${space[48]} ${space[24]}` })
globalStyle('.sbdocs.sbdocs-content', { color: vars.color.ink })

globalStyle('.sbdocs.sbdocs-title.sbdocs-title', { ...heading, fontSize: fontSize.page })

docs('h1, h2, h3, h4', { ...heading, margin: `${space[32]} 0 ${space[12]}`, fontSize: fontSize.card })
docs('h1', { marginTop: 0, fontSize: fontSize.page })
docs('h2', { marginTop: space[48], paddingBottom: space[12], borderBottom: hairline.line, fontSize: fontSize.title })
docs('p, li, dd, td, th', { fontSize: fontSize.body, lineHeight: lineHeight.text, color: vars.color.ink })
docs('p, ul, ol', { maxWidth: '72ch' })
docs('ol', { listStyle: 'decimal' })
docs('strong', { fontWeight: fontWeight.strong })
docs('a', { color: vars.color.ink, textDecorationColor: vars.color.accent, textUnderlineOffset: underlineOffset })
docs('a:hover', { textDecorationThickness: lineWidth.strong })
docs('a:focus-visible', focusRing)
docs('code', {
  color: vars.color.ink,
  background: vars.color.surface,
  border: hairline.line,
  borderRadius: radius.edge,
  whiteSpace: 'break-spaces',
})
docs('blockquote', { borderLeft: `${lineWidth.bar} solid ${vars.color.accent}`, color: vars.color.ink })
docs('img', { border: hairline.line })
docs('table', { display: 'block', overflowX: 'auto', fontSize: fontSize.small })
globalStyle('.sbdocs.sbdocs-content table:not(.sb-unstyled *) :is(tr, tr:nth-of-type(2n))', {
  background: 'none',
  borderTop: 0,
})
globalStyle('.sbdocs.sbdocs-content table:not(.sb-unstyled *) :is(td, th)', {
  border: 0,
  borderBottom: hairline.line,
  verticalAlign: 'top',
  textAlign: 'start',
})
