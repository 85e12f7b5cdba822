import { style } from '@vanilla-extract/css'
import { hairline } from '#src/design-system/theme/contract.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

/**
 * A live region. It is rendered even while empty, because screen readers announce only text that is added to an existing
 * region. While empty, it takes up no space.
 */
export const status = style({ selectors: { '&:empty': { position: 'absolute' } } })

export const details = style({
  display: 'grid',
  border: hairline.ink,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
})

export const detail = style({
  display: 'grid',
  gap: space[12],
  padding: `${space[16]} ${space[24]} ${space[24]}`,
  selectors: { '& + &': { borderBlockStart: hairline.line } },
})
