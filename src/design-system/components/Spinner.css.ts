import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css'
import { hairline, vars } from '#src/design-system/theme/contract.css.ts'
import { lineWidth, media, size as measure, space as distance } from '#src/design-system/theme/tokens.css.ts'

const appear = keyframes({ from: { opacity: 0 } })
const spin = keyframes({ to: { rotate: '360deg' } })

/** Appears after 150 ms, so that it does not flicker on fast responses (STATE-1). */
export const spinner = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  color: vars.color.inkMuted,
  textAlign: 'center',
  animation: `${appear} ${vars.motion.quick} 150ms backwards`,
})

export const space = styleVariants({
  inline: { display: 'inline-flex', gap: distance[12] },
  section: { flexDirection: 'column', gap: distance[16], minHeight: '360px' }, // raw: about as tall as the loaded content
  page: { flexDirection: 'column', gap: distance[16], minHeight: '64svh' }, // raw: centres the spinner in most of the window
})

/** Keeps the skeleton from taking up space and moving the page. A mask clears the middle for the spinner. */
const skeletonBase = style({
  position: 'absolute',
  zIndex: -1,
  inset: 0,
  display: 'grid',
  alignContent: 'start',
  overflow: 'hidden',
  maskImage: 'radial-gradient(circle, transparent 96px, black 240px)', // raw: fits the spinner and label, with a soft edge
})

export const skeletonBlock = style({ border: hairline.line })

export const skeleton = styleVariants({
  cards: [
    skeletonBase,
    {
      gap: distance[12],
      '@media': {
        [media.medium]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
        [media.large]: { gap: distance[24] },
      },
    },
  ],
  rows: [skeletonBase],
})

globalStyle(`${skeleton.cards} > *`, {
  minHeight: '260px', // raw: the height of a card on a phone
  background: vars.color.surface,
  '@media': { [media.medium]: { minHeight: '536px' } }, // raw: the height of a card on a laptop
})
globalStyle(`${skeleton.rows} > *`, { height: measure.tableRow, borderWidth: `0 0 ${lineWidth.hairline}` })

export const actions = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: distance[16],
})

export const wheelHub = style({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  '@media': { [media.motion]: { animation: `${spin} 2400ms linear infinite` } },
})

export const size = styleVariants({
  inline: { width: distance[24], height: distance[24] },
  section: { width: distance[64], height: distance[64] },
  page: { width: distance[64], height: distance[64] },
})

export const bolt = style({ fill: vars.color.accent, stroke: 'none' })
