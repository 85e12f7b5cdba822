import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media } from '#src/design-system/theme/media.css.ts'
import { inset, size, space } from '#src/design-system/theme/tokens.css.ts'

export const grid = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[24] })
globalStyle(`${grid} > *`, { minWidth: 0 })

const even = (count: number) => `repeat(${count}, minmax(0, 1fr))`
const fromMedium = (gridTemplateColumns: string) => ({ '@media': { [media.medium]: { gridTemplateColumns } } })

const minFieldWidth = '200px' // raw: most labels fit on one line

export const columns = styleVariants({
  2: fromMedium(even(2)),
  3: {
    '@media': {
      // Three columns are required from medium on (SHOP-9): use a smaller gap there.
      [media.medium]: { gridTemplateColumns: even(3), gap: space[12] },
      [media.large]: { gap: space[24] },
    },
  },
  sidebar: {
    '@media': {
      [media.medium]: { gridTemplateColumns: `${size.rail} minmax(0, 1fr)`, gap: space[24], alignItems: 'start' },
      [media.large]: { gap: space[48] },
      // The side menu is not printed, and Firefox does not break a grid's row: the first page would be empty.
      [media.print]: { display: 'block' },
    },
  },
  split: {
    gap: space[32],
    '@media': {
      [media.medium]: { gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)', alignItems: 'start' },
      [media.large]: { gap: space[64] },
    },
  },
  // Two fields side by side if each gets its minimum width; the form's own width decides.
  form: {
    gap: inset.form,
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, max(${minFieldWidth}, (100% - ${inset.form}) / 2)), 1fr))`,
  },
})
