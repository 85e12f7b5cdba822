import { style } from '@vanilla-extract/css'
import { rowButton } from '#mocks/demo/panel/shared.css.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { fontSize, fontWeight, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

export const current = style({
  paddingInlineStart: space[12],
  borderInlineStart: `${lineWidth.bar} solid ${vars.color.accent}`,
  fontSize: fontSize.body,
  fontWeight: fontWeight.medium,
  lineHeight: 1.3,
})

export const startAgain = style({ flex: 'none', whiteSpace: 'nowrap' })

export const term = style({ display: 'block', marginBlockEnd: space[4], color: vars.color.inkMuted })

export const scenario = style([
  rowButton,
  {
    display: 'grid',
    gap: lineWidth.strong,
    borderInlineStart: `${lineWidth.bar} solid transparent`,
    paddingInlineStart: `calc(${space[16]} - ${lineWidth.bar})`,
    selectors: {
      '&:hover:not([aria-disabled="true"])': { background: vars.color.surface },
      '&[aria-current="true"]': { background: vars.color.surface, borderInlineStartColor: vars.color.accent },
      '&[aria-disabled="true"]': { cursor: 'progress' },
    },
  },
])

export const title = style({ fontSize: fontSize.small, fontWeight: fontWeight.strong })
export const sentence = style({ fontSize: fontSize.small, color: vars.color.inkMuted })
