import { toFontStack, toPrintFontStack } from '#src/design-system/theme/fallbackFonts.ts'

export const space = {
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
  96: '96px',
  128: '128px',
} as const

export type Space = keyof typeof space

export const font = {
  family: { heading: toFontStack('Barlow Condensed'), text: toFontStack('Archivo') },
  printFamily: { heading: toPrintFontStack('Barlow Condensed'), text: toPrintFontStack('Archivo') },
  weight: { regular: 400, medium: 500, strong: 650, heading: 600 },
  /** 12 · 14 · 16 · 18 · 22 · 28 · 40 · 56 · 88 px. Fluid sizes range between two of these sizes. */
  size: {
    xsmall: '0.75rem',
    small: '0.875rem',
    /** 14 to 16 px, for tables, buttons, labels and navigation. */
    compact: 'clamp(0.875rem, 0.85rem + 0.11vw, 1rem)',
    body: '1rem',
    large: '1.125rem',
    card: '1.375rem',
    title: '1.75rem',
    /** 28 to 40 px, for amounts and for headings of pages with a form or a list. */
    amount: 'clamp(1.75rem, 1.5rem + 1.25vw, 2.5rem)',
    /** 28 to 56 px. */
    section: 'clamp(1.75rem, 0.9375rem + 3.2vw, 3.5rem)',
    /** 40 to 56 px. */
    page: 'clamp(2.5rem, 1.75rem + 2.2vw, 3.5rem)',
    /** 56 to 88 px, for the hero and the counters. */
    display: 'clamp(3.5rem, 2rem + 4.4vw, 5.5rem)',
  },
  lineHeight: { heading: 1, headingTight: 0.95, compact: 1.45, text: 1.6 },
  letterSpacing: { heading: '0.01em', button: '0.02em', column: '0.1em', figure: '0.14em', brand: '0.08em' },
} as const

/** The distance between text and its underline. */
export const underlineOffset = '0.25em'

/** hairline: for rules and borders. strong: for focus and hover. bar: for the current item. */
export const lineWidth = { hairline: '1px', strong: '2px', bar: '3px' } as const

/** The padding and gaps of controls. The values are between two steps of `space`. */
export const inset = {
  /** The gap between a label and its field. */
  label: '6px',
  /** The vertical padding of a table cell. It makes a row with a 44 px button 56 px tall. */
  cell: '6px',
  /** The padding of a field and of a column heading, and the gap before the arrow of a button. */
  control: '14px',
  /** The horizontal padding of a small button. */
  button: '18px',
  /** The gap between fields side by side, and between a heading and its line. */
  form: '20px',
} as const

export const radius = { edge: '2px', pill: '999px', round: '50%' } as const

export const motion = { quick: '120ms', steady: '180ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const

/** Minimum window widths, in px at a text size of 16 px. Windows narrower than `medium` are small. */
export const breakpoint = { medium: 768, large: 1100, wide: 1680 } as const

/** Minimum container widths in px, for two columns, for a table instead of cards, and for a table with full padding. */
const containerBreakpoint = { columns: 740, table: 820, looseTable: 1000 } as const

/** Converts the width of a query to rem, so that it scales with the browser's text size and large text fits (STATE-16). */
const toRem = (px: number) => `${px / 16}rem`

export const media = {
  medium: `(min-width: ${toRem(breakpoint.medium)})`,
  large: `(min-width: ${toRem(breakpoint.large)})`,
  wide: `(min-width: ${toRem(breakpoint.wide)})`,
  /** Phones of 320 to 360 px, on which two columns of text don't fit beside a picture. */
  narrow: `(max-width: ${toRem(371.98)})`,
  belowMedium: `(max-width: ${toRem(breakpoint.medium - 0.02)})`,
  belowLarge: `(max-width: ${toRem(breakpoint.large - 0.02)})`,
  /** Devices whose pointer can hover. Touch screens would keep a hover style after a tap. */
  hover: '(hover: hover)',
  touch: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Printed pages are always light. */
  dark: 'screen and (prefers-color-scheme: dark)',
  forcedColors: '(forced-colors: active)',
  print: 'print',
  screen: 'screen',
} as const

/** Container queries for blocks that are much narrower than the window, such as blocks beside the side menu. */
export const container = {
  columns: `(min-width: ${toRem(containerBreakpoint.columns)})`,
  table: `(min-width: ${toRem(containerBreakpoint.table)})`,
  cards: `(max-width: ${toRem(containerBreakpoint.table - 0.02)})`,
  tightTable: `(min-width: ${toRem(containerBreakpoint.table)}) and (max-width: ${toRem(containerBreakpoint.looseTable - 0.02)})`,
} as const

/** target: the minimum size of anything clickable. targetLarge: the minimum size of controls on a picture. */
export const size = {
  /** The content widths of pages below `wide`, of pages from `wide` up, and of dashboards, which contain tables. */
  content: '1240px',
  contentWide: '1440px',
  contentDashboard: '1720px',
  form: '440px',
  sidebar: '240px',
  /** The height of the sticky navbar. */
  bar: '72px',
  target: '44px',
  targetLarge: '56px',
  field: '48px',
  action: '52px',
  thumbnail: '40px',
  summaryPicture: '160px',
  cardPicture: '120px',
  icon: '20px',
  dialog: '520px',
  dialogWide: '600px',
  panel: '420px',
  tableRow: '56px',
  statusColumn: '240px',
  printColumn: '170px',
  /** A comfortable line length for running text. */
  measure: '56ch',
  /** The heights of the hero's picture: from medium width up, and on small screens. */
  hero: 'min(86svh, 820px)',
  heroSmall: 'min(80vw, 400px)',
} as const

/** The `z-index` of each layer. */
export const layer = { sticky: 1, bar: 10, dialog: 20, toast: 30 } as const
