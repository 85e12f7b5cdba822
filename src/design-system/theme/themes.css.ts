import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { darkColors, lightColors } from '#src/design-system/theme/colors.ts'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media, motion } from '#src/design-system/theme/tokens.css.ts'

createGlobalTheme(':root', vars, {
  color: lightColors,
  picture: { studio: '#DDDCDA', ink: '#4A535E', tick: 'rgb(20 24 29 / 0.55)', filter: 'none' },
  shadow: '0 16px 48px rgb(20 24 29 / 0.22)',
  motion: { quick: motion.quick, steady: motion.steady },
})

globalStyle(':root', {
  colorScheme: 'light',
  '@media': { [media.reducedMotion]: { vars: { [vars.motion.quick]: '0.01ms', [vars.motion.steady]: '0.01ms' } } },
})

const darkColorVars = assignVars(vars.color, darkColors)
const darkPictureVars = assignVars(vars.picture, {
  // The studio colour of the light theme as it looks with the filter for pictures.
  studio: '#A3A2A0',
  ink: '#14181D',
  tick: 'rgb(20 24 29 / 0.7)',
  filter: 'brightness(0.72) contrast(1.12)',
})
const darkVars = { ...darkColorVars, ...darkPictureVars, [vars.shadow]: '0 16px 48px rgb(0 0 0 / 0.6)' }

globalStyle(':root:not([data-theme="light"])', {
  '@media': { [media.dark]: { colorScheme: 'dark', vars: darkVars } },
})

globalStyle(':root[data-theme="dark"]', { '@media': { [media.screen]: { colorScheme: 'dark', vars: darkVars } } })
