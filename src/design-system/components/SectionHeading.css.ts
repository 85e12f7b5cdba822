import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { inset, lineWidth, space } from '#src/design-system/theme/tokens.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[12],
  '@media': { [media.medium]: { columnGap: inset.form } },
})

export const title = style({ minWidth: 0, maxWidth: '100%' })

const stroke = `linear-gradient(${vars.color.ink}, ${vars.color.ink})`

/** A line with a tick at each end. It wraps below a long heading, together with the note. */
export const line = style({
  display: 'flex',
  flex: '1 1 auto',
  alignItems: 'center',
  gap: 'inherit',
  whiteSpace: 'nowrap',
  '::before': {
    content: '',
    flex: 1,
    minWidth: space[48],
    height: '11px', // raw: an odd number puts the line exactly in the middle
    background: `${stroke} 0 50% / 100% ${lineWidth.hairline}, ${stroke} 0 0 / ${lineWidth.hairline} 100%, ${stroke} 100% 0 / ${lineWidth.hairline} 100%`,
    backgroundRepeat: 'no-repeat',
    opacity: 0.55,
  },
  '@media': {
    // Forced-colours mode removes gradients.
    [media.forcedColors]: {
      '::before': { height: 0, background: 'none', borderBlockStart: `${lineWidth.hairline} solid` },
    },
  },
})
