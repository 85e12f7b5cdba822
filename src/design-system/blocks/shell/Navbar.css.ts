import { style } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { size, space } from '#src/design-system/theme/tokens.css.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[24],
  minHeight: size.bar,
  '@media': { [media.large]: { gap: space[48] } },
})

export const brand = style({ display: 'flex', alignItems: 'center', minHeight: size.target })

const fromMedium = style({ display: 'none', '@media': { [media.medium]: { display: 'block' } } })

export const links = fromMedium

export const account = style([fromMedium, { flex: '1 1 0', minWidth: 0 }])

export const menu = style({ marginInlineStart: 'auto', '@media': { [media.medium]: { display: 'none' } } })
