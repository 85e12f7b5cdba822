import { expect, waitFor, within } from 'storybook/test'
import { Button } from '#src/design-system/components/Button.tsx'
import { Table, type Column } from '#src/design-system/components/Table.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { desktopWindow } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

interface PriceRow {
  name: string
  cents: number
}

const names = ['Brake rotor', 'Coilover kit', 'Spark plug', 'Air filter']
const createRows = (count: number): PriceRow[] =>
  Array.from({ length: count }, (_, index) => ({
    // The names have different lengths, so that the rows have different heights.
    name: `${names[index % 4]} ${index + 1}${index % 3 === 0 ? ', for every engine of the series'.repeat(4) : ''}`,
    cents: 8400 + index,
  }))

const columns: Column<PriceRow>[] = [
  { key: 'index', header: '#', align: 'end', kind: 'index', cell: (_, index) => index + 1 },
  { key: 'part', header: 'Part', kind: 'title', cell: ({ name }) => name },
  { key: 'price', header: 'Per piece', align: 'end', cell: ({ cents }) => <Money cents={cents} /> },
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    cell: () => (
      <Button tone="primary" size="small">
        Cancel
      </Button>
    ),
  },
]

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<PriceRow>,
  // Leaves space for the app's navbar, because the sticky header stays below the navbar.
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 72 }}>
        <Story />
      </div>
    ),
  ],
  args: { caption: 'My Orders', columns, rows: createRows(4), rowKey: ({ name }) => name },
})

export const Wide = meta.story({
  parameters: { window: desktopWindow },
  args: { busyKey: 'Coilover kit 2' },
  async play({ canvas }) {
    const table = canvas.getByRole('table', { name: 'My Orders' })
    await expect(within(table).getAllByRole('row')).toHaveLength(5)
    await expect(canvas.getByText('Per piece')).toHaveStyle({ position: 'sticky' })
    await expect(canvas.getByText('Actions')).toHaveStyle({ position: 'absolute' })
    const row = canvas.getByRole('row', { name: /Coilover kit 2/, busy: true })
    await expect(row).toHaveStyle({ cursor: 'progress' })
  },
})

/** At 320 px, the rows look like cards with labels, but are still rows of a table for assistive technology. */
export const CardsWhereItIsNarrow = meta.story({
  globals: { viewport: { value: 'small' } },
  async play({ canvas }) {
    const row = canvas.getByRole('row', { name: /Coilover kit/ })
    await expect(getComputedStyle(row).display).toBe('grid')
    // A card doesn't show the index cell.
    const [priceCell] = within(row).getAllByRole('cell')
    await expect(priceCell).toHaveAttribute('data-label', 'Per piece')
    // Firefox returns `attr(data-label)`. Other browsers return the value of the attribute.
    await expect(priceCell && getComputedStyle(priceCell, '::before').content).toMatch(
      /^("Per piece"|attr\(data-label\))$/,
    )
  },
})

export const HeaderStays = meta.story({
  args: { rows: createRows(100) },
  globals: { viewport: { value: 'desk' } },
  async play({ canvas }) {
    scrollTo(0, document.documentElement.scrollHeight / 2)
    // The header is directly below the app's navbar.
    await waitFor(() => expect(canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect().top).toBe(72))
    scrollTo(0, 0)
  },
})
