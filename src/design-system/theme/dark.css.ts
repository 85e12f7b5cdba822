import { assignVars, globalStyle } from '@vanilla-extract/css'
import { vars } from '#src/design-system/theme/contract.css.ts'
import { media } from '#src/design-system/theme/media.css.ts'

const color = assignVars(vars.color, {
  paper: '#0F1215',
  surface: '#181D22',
  studio: '#20262C',
  ink: '#ECEAE4',
  inkMuted: '#A4AEB9',
  line: 'rgb(236 234 228 / 0.18)',
  control: '#6F7B87',
  accent: '#FFBE3D',
  onAccent: '#0F1215',
  accentText: '#FFBE3D',
  accentTint: '#2C2312',
  success: '#5FCB8C',
  successTint: '#16281E',
  danger: '#FF8A80',
  dangerTint: '#2E1917',
  info: '#8AB4F0',
  infoTint: '#16212F',
  focus: '#8AB4F0',
  graphite: '#14181D',
  backdrop: 'rgb(5 6 7 / 0.72)',
})
const picture = assignVars(vars.picture, {
  // The light theme's value, 8 % darker, like the pictures.
  studio: '#CBCAC9',
  ink: '#4A535E',
  tick: 'rgb(20 24 29 / 0.55)',
  filter: 'brightness(0.92)',
})
const dark = { ...color, ...picture, [vars.shadow]: '0 16px 48px rgb(0 0 0 / 0.6)' }

globalStyle(':root:not([data-theme="light"])', {
  '@media': { [media.dark]: { colorScheme: 'dark', vars: dark } },
})

globalStyle(':root[data-theme="dark"]', { '@media': { [media.screen]: { colorScheme: 'dark', vars: dark } } })
