import { keyframes, style } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { font, lineWidth, media, motion, space } from '#src/design-system/theme/tokens.css.ts'

export const progress = style({ display: 'grid', gap: space[8] })

export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[16],
  fontSize: font.size.small,
  fontWeight: font.weight.medium,
  lineHeight: font.lineHeight.compact,
})

const travel = keyframes({ from: { backgroundPosition: '150% 0' }, to: { backgroundPosition: '-50% 0' } })
const filled = {
  background: vars.color.accent,
  boxShadow: `inset 0 0 0 ${lineWidth.hairline} ${vars.color.accentText}`,
  transition: `inline-size ${vars.motion.steady} ${motion.easing}`,
}

/** The amber fill has a darker edge: amber alone has too little contrast with the background. */
export const bar = style({
  appearance: 'none',
  display: 'block',
  width: '100%',
  height: space[12],
  border: hairline.control,
  background: vars.color.surface,
  '::-webkit-progress-bar': { background: 'transparent' },
  '::-webkit-progress-value': filled,
  '::-moz-progress-bar': filled,
  selectors: {
    '&:indeterminate': {
      background: `linear-gradient(${vars.color.accent}, ${vars.color.accent}) 50% 0 / 33% 100% no-repeat ${vars.color.surface}`,
    },
    '&:indeterminate::-moz-progress-bar': { background: 'transparent', boxShadow: 'none' },
  },
  '@media': {
    [media.motion]: {
      selectors: { '&:indeterminate': { animation: `${travel} 1600ms linear infinite` } },
    },
  },
})
