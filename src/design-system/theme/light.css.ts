import { createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'
import { motion } from '#src/design-system/theme/tokens.css.ts'

createGlobalTheme(':root', vars, {
  color: {
    paper: '#F6F5F1',
    surface: '#FFFFFF',
    studio: '#DDDCDA',
    ink: '#14181D',
    inkMuted: '#4A535E',
    line: 'rgb(20 24 29 / 0.14)',
    control: '#7C8794',
    accent: '#F5A300',
    onAccent: '#14181D',
    accentText: '#7A4E00',
    accentTint: '#FDF1DA',
    success: '#1A7343',
    successTint: '#E6F3EA',
    danger: '#B3261E',
    dangerTint: '#FBE9E7',
    info: '#1F4E8C',
    infoTint: '#E8EEF7',
    focus: '#1F4E8C',
    graphite: '#14181D',
    backdrop: 'rgb(20 24 29 / 0.56)',
  },
  picture: { studio: '#DDDCDA', ink: '#4A535E', tick: 'rgb(20 24 29 / 0.55)', filter: 'none' },
  shadow: '0 16px 48px rgb(20 24 29 / 0.22)',
  motion: { quick: motion.quick, steady: motion.steady },
})

globalStyle(':root', {
  colorScheme: 'light',
  '@media': { [media.reducedMotion]: { vars: { [vars.motion.quick]: '0.01ms', [vars.motion.steady]: '0.01ms' } } },
})
