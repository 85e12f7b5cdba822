import { style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, space } from '#src/design-system/theme/tokens.css.ts'

/** Only the list scrolls, so that the title and the buttons of the dialog stay in view. */
export const list = style({
  maxHeight: 'min(40svh, 360px)', // raw: fits about six rows
  marginBlock: space[12],
  overflow: 'auto',
  border: hairline.line,
})

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[16],
  padding: `${space[8]} ${space[12]}`,
  fontSize: font.size.small,
  lineHeight: font.lineHeight.compact,
  overflowWrap: 'anywhere',
  // Lets the browser skip rendering rows that are out of view, because a list may have 2,000 rows.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 40px', // raw: the height of a row with one line
  selectors: { '& + &': { borderBlockStart: hairline.line } },
})

export const name = style({ flex: '1 1 200px', minWidth: 0, color: vars.color.ink }) // raw: in less space, the note wraps
