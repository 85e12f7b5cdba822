import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { progressRule } from '#src/design-system/theme/mixins.css.ts'
import { font, media, space } from '#src/design-system/theme/tokens.css.ts'

export const progress = style({ display: 'grid', gap: space[8] })

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.compact,
})

const moveStripe = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } })
export const bar = style([
  progressRule,
  {
    selectors: {
      '&:indeterminate': {
        background: `linear-gradient(${vars.color.accent}, ${vars.color.accent}) 50% 0 / 33% 100% no-repeat ${vars.color.surface}`,
      },
      '&:indeterminate::-moz-progress-bar': { background: 'transparent', boxShadow: 'none' },
    },
    '@media': {
      [media.motion]: {
        selectors: { '&:indeterminate': { animation: `${moveStripe} 1600ms linear infinite` } },
      },
    },
  },
])
