import { expect } from 'storybook/test'
import { Table, type Column } from '#src/design-system/components/Table.tsx'
import { darkColors, lightColors } from '#src/design-system/theme/colors.ts'
import * as css from '#stories/foundations/foundations.css.ts'
import preview from '#storybook/preview.tsx'

type ColorRole = keyof typeof lightColors

interface ColorRow {
  role: ColorRole
  use: string
  /** The role of the background on which this colour is used. */
  backgroundRole?: ColorRole
  /** The minimum contrast ratio on that background. */
  minRatio?: number
}

const colorRows: ColorRow[] = [
  { role: 'background', use: 'page' },
  { role: 'surface', use: 'card, table, dialog, field' },
  { role: 'studio', use: 'behind a product picture' },
  { role: 'ink', use: 'text', backgroundRole: 'background', minRatio: 7 },
  { role: 'inkMuted', use: 'secondary text', backgroundRole: 'background', minRatio: 7 },
  { role: 'line', use: 'hairline, 1 px' },
  { role: 'control', use: 'borders of fields and controls', backgroundRole: 'surface', minRatio: 3 },
  { role: 'accent', use: 'the only colour for actions' },
  { role: 'onAccent', use: 'text on accent', backgroundRole: 'accent', minRatio: 7 },
  { role: 'accentText', use: 'text in the accent colour', backgroundRole: 'background', minRatio: 4.5 },
  { role: 'accentTint', use: 'background of a warning' },
  { role: 'success', use: 'paid, shipped', backgroundRole: 'successTint', minRatio: 4.5 },
  { role: 'successTint', use: 'background of success' },
  { role: 'danger', use: 'errors, delete', backgroundRole: 'dangerTint', minRatio: 4.5 },
  { role: 'dangerTint', use: 'background of danger' },
  { role: 'info', use: 'pending', backgroundRole: 'infoTint', minRatio: 4.5 },
  { role: 'infoTint', use: 'background of info' },
  { role: 'focus', use: '2 px ring on everything focusable', backgroundRole: 'background', minRatio: 3 },
  { role: 'graphite', use: 'dark bands in both themes' },
]

/** The relative luminance of a colour such as '#14181D'. */
function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(color.slice(start, start + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** The contrast ratio of two colours such as '#14181D', from 1 to 21 as defined in WCAG 2.2. */
function getContrast(color: string, background: string): number {
  const luminances = [getLuminance(color), getLuminance(background)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

const themes = { light: lightColors, dark: darkColors }

/** Creates the column with the value and the contrast ratio of each role in a theme. */
const createThemeColumn = (name: keyof typeof themes): Column<ColorRow> => ({
  key: name,
  header: name,
  cell({ role, backgroundRole, minRatio = 0 }) {
    const colors = themes[name]
    if (!backgroundRole) return colors[role]
    const ratio = getContrast(colors[role], colors[backgroundRole])
    return `${colors[role]}: ${ratio.toFixed(1)} : 1 on ${backgroundRole}${ratio < minRatio ? ', too low' : ''}`
  },
})

const columns: Column<ColorRow>[] = [
  {
    key: 'role',
    header: 'Role',
    kind: 'title',
    cell: ({ role }) => (
      <span className={css.sample}>
        <span className={css.swatches[role]} />
        {role}
      </span>
    ),
  },
  { key: 'use', header: 'Use', cell: ({ use }) => use },
  createThemeColumn('light'),
  createThemeColumn('dark'),
]

/** The colour roles with their values and contrast ratios in both themes. The swatches show the current theme. */
const Palette = () => <Table caption="Colours by role" columns={columns} rows={colorRows} rowKey={({ role }) => role} />

const meta = preview.meta({ title: 'Foundations/Colour', component: Palette })

/** Every colour role in both themes. */
export const Roles = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByText(/\d+\.\d : 1 on/)).toHaveLength(18)
    await expect(canvas.queryAllByText(/too low/)).toEqual([])
  },
})
