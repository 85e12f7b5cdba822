import { style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { space } from '#src/design-system/theme/tokens.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  rowGap: space[12],
  '@media': { [media.medium]: { columnGap: '20px' } },
})

export const title = style({ minWidth: 0, maxWidth: '100%' })

const stroke = `linear-gradient(${vars.color.ink}, ${vars.color.ink})`

/** The line with a tick at each end; with the note it falls under a heading that needs the width. */
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
    height: '11px',
    background: `${stroke} 0 50% / 100% 1px, ${stroke} 0 0 / 1px 100%, ${stroke} 100% 0 / 1px 100%`,
    backgroundRepeat: 'no-repeat',
    opacity: 0.55,
  },
  '@media': {
    // forced colours take gradients away
    [media.forcedColors]: { '::before': { height: 0, background: 'none', borderBlockStart: '1px solid' } },
  },
})
