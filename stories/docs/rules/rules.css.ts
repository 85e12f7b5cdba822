import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { hairline } from '#src/design-system/theme/lines.css.ts'
import { fontWeight, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

/** Each is more specific than the style of documentation pages for the element. */
export const notes = style({ selectors: { '&&&': { paddingInlineStart: 0, listStyle: 'none' } } })

export const note = style({
  selectors: {
    '&&&': {
      margin: `${space[24]} 0`,
      paddingInlineStart: space[16],
      borderInlineStart: `${lineWidth.bar} solid ${vars.color.accent}`,
    },
  },
})

export const line = style({ selectors: { '&&&': { margin: `${space[4]} 0` } } })

export const rule = style({ paddingBlock: space[8], borderBlockStart: hairline.line })

export const term = style({ selectors: { '&&&': { fontStyle: 'normal', fontWeight: fontWeight.strong } } })

export const definition = style({ margin: 0 })
