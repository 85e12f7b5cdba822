import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { lettering } from '#src/design-system/theme/text.css.ts'
import { letterSpacing, space } from '#src/design-system/theme/tokens.css.ts'

const dotWidth = space[16]

/** Clips the dots at the start of a line. */
export const status = style([lettering, { overflow: 'hidden', letterSpacing: letterSpacing.brand }])

export const parts = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: space[4],
  marginInlineStart: `calc(-1 * ${dotWidth})`,
})

/** On one line: names can be long. */
export const text = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/** A dot before each part. */
export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  '::before': { content: '·', flex: 'none', width: dotWidth, textAlign: 'center', color: vars.color.inkMuted },
})

export const check = style({ marginInlineStart: space[4], color: vars.color.success })
globalStyle(`${check} svg`, { width: '14px', height: '14px', strokeWidth: 2.4 })
