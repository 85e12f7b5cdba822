import { expect, waitFor, within } from 'storybook/test'
import { pictureUrl, type PictureKind } from '#mocks/pictures.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import type { Column } from '#src/design-system/components/column.ts'
import { Money } from '#src/design-system/components/Money.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Table } from '#src/design-system/components/Table.tsx'
import { Tag } from '#src/design-system/components/Tag.tsx'
import preview from '#storybook/preview.tsx'

interface Line {
  name: string
  picture: PictureKind
  cents: number
  pieces: number
  paid: boolean
}

const rows: Line[] = [
  { name: 'Ventilated brake rotor 345 mm', picture: 'rotor', cents: 8400, pieces: 20, paid: false },
  { name: 'Coilover kit, front pair', picture: 'coilover', cents: 31250, pieces: 4, paid: true },
  { name: 'Iridium spark plug M14', picture: 'sparkplug', cents: 640, pieces: 100, paid: true },
  { name: 'Conical air filter 76 mm', picture: 'airfilter', cents: 2890, pieces: 30, paid: false },
]

const columns: Column<Line>[] = [
  { key: 'index', header: '#', align: 'end', cell: (_, index) => index + 1 },
  {
    key: 'part',
    header: 'Part',
    kind: 'title',
    cell: ({ name, picture }) => (
      <Row wrap={false}>
        <Picture src={pictureUrl(picture)} alt="" size="thumbnail" priority />
        {name}
      </Row>
    ),
  },
  { key: 'price', header: 'Per piece', align: 'end', cell: ({ cents }) => <Money cents={cents} /> },
  { key: 'pieces', header: 'Quantity', align: 'end', cell: ({ pieces }) => `${pieces} pcs` },
  { key: 'total', header: 'Total', align: 'end', cell: ({ cents, pieces }) => <Money cents={cents * pieces} /> },
  {
    key: 'actions',
    header: 'Actions',
    kind: 'actions',
    align: 'end',
    cell: ({ paid }) =>
      paid ? (
        <Tag tone="success">Purchased Done</Tag>
      ) : (
        <Row gap={8} justify="end" wrap={false}>
          <Button size="small" tone="secondary">
            Cancel
          </Button>
          <Button size="small" arrow>
            Pay
          </Button>
        </Row>
      ),
  },
]

const meta = preview.meta({
  title: 'Components/Table',
  component: Table<Line>,
  parameters: { layout: 'padded' },
  // Room for the shop's bar, below which the header sticks.
  decorators: [
    (Story) => (
      <div style={{ paddingTop: 72 }}>
        <Story />
      </div>
    ),
  ],
  args: { caption: 'My Orders', columns, rows, rowKey: ({ name }) => name },
})

export const Wide = meta.story({
  async play({ canvas }) {
    const table = canvas.getByRole('table', { name: 'My Orders' })
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(6)
    await expect(within(table).getAllByRole('row')).toHaveLength(5)
    await expect(canvas.queryByRole('row', { busy: true })).toBeNull()
    await expect(canvas.getByText('Quantity')).toHaveStyle({ position: 'sticky' })
    await expect(canvas.getByText('Actions')).toHaveStyle({ position: 'absolute' })
    const widths = within(table)
      .getAllByRole('columnheader')
      .map((header) => getComputedStyle(header).minWidth)
    await expect(new Set(widths).size).toBe(1)
  },
})

export const BusyRow = meta.story({
  args: { busyKey: 'Coilover kit, front pair', rowLabel: ({ name }) => `Order of ${name}` },
  async play({ canvas }) {
    const row = canvas.getByRole('row', { name: 'Order of Coilover kit, front pair', busy: true })
    await expect(row).toHaveStyle({ cursor: 'progress' })
    await expect(canvas.getAllByRole('row')[1]).not.toHaveStyle({ cursor: 'progress' })
  },
})

/** At 320 px rows look like cards with labels, but assistive technology still reads a table. */
export const CardsWhereItIsNarrow = meta.story({
  render: (args) => (
    <div style={{ width: 288 }}>
      <Table {...args} />
    </div>
  ),
  async play({ canvas }) {
    const [, first] = canvas.getAllByRole('row')
    await expect(first).toBeDefined()
    if (!first) return
    await expect(getComputedStyle(first).display).toBe('grid')
    const [, price] = within(first).getAllByRole('cell')
    await expect(price).toHaveAttribute('data-label', 'Per piece')
    // Firefox names the attribute, the others its text.
    await expect(price && getComputedStyle(price, '::before').content).toMatch(/^("Per piece"|attr\(data-label\))$/)
    await expect(canvas.getByRole('table').scrollWidth).toBeLessThanOrEqual(288)
  },
})

const manyLines = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(rows[index % 4] as Line),
    // Names of different lengths give rows of different heights.
    name: `Part ${index + 1}${index % 3 === 0 ? ', for every engine of the series, with all its screws and gaskets'.repeat(2) : ''}`,
    paid: false,
  }))

const indexColumn: Column<Line> = {
  key: 'index',
  header: '#',
  align: 'end',
  kind: 'index',
  cell: (_, index) => index + 1,
}

const rowIndex = (row: Element | null | undefined) => Number(row?.getAttribute('aria-rowindex'))
const bottomOf = (row: Element | undefined) => row?.getBoundingClientRect().bottom ?? 0

/** Scrolls to the end and back: only visible rows are rendered, with their row index, and the focus stays. */
async function scrollThrough(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const page = document.documentElement
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(500_000))
  await expect(canvas.getAllByRole('row').map(rowIndex).slice(0, 3)).toEqual([1, 2, 3])
  const [first] = canvas.getAllByRole('button', { name: 'Cancel' })
  first?.focus({ preventScroll: true })

  scrollTo(0, page.scrollHeight / 2)
  await waitFor(() => expect(rowIndex(canvas.getAllByRole('row').at(-1))).toBeGreaterThan(3000))
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60)

  // Rendered rows are higher than estimated: the end moves until all are measured, then no gap is left below the last.
  await waitFor(async () => {
    scrollTo(0, page.scrollHeight)
    const last = canvas.getAllByRole('row').at(-1)
    await expect(rowIndex(last)).toBe(10_001)
    await expect(Math.abs(innerHeight - bottomOf(last))).toBeLessThan(32)
  })
  await expect(first).toHaveFocus()
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  scrollTo(0, 0)
  await waitFor(() => expect(rowIndex(canvas.getAllByRole('row')[1])).toBe(2))
}

/** Beyond 1,000 rows only the visible ones are rendered (STATE-11). */
export const TenThousandRows = meta.story({
  args: { rows: manyLines(10_000), columns: [indexColumn, ...columns.slice(1)] },
  globals: { viewport: { value: 'desk' } },
  async play({ canvas, canvasElement }) {
    await scrollThrough(canvasElement)
    const widths = () => canvas.getAllByRole('columnheader').map((header) => header.getBoundingClientRect().width)
    const before = widths()
    scrollTo(0, 400_000)
    await waitFor(() => expect(rowIndex(canvas.getAllByRole('row').at(-1))).toBeGreaterThan(3000))
    await expect(widths()).toEqual(before)
    // The header sticks below the shop's bar.
    await expect(canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect().top).toBe(72)
    scrollTo(0, 0)
  },
})

/** Tab reaches every row: the next ones are rendered as the focus moves on. */
export const TenThousandByKeyboard = meta.story({
  args: { rows: manyLines(1_001) },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(50_000))
    canvas.getAllByRole('button', { name: 'Cancel' })[0]?.focus()
    const row = () => rowIndex(document.activeElement?.closest('tr'))
    for (let step = 0; step < 60; step += 1) {
      const before = row()
      // Each row has two buttons.
      await userEvent.tab()
      await userEvent.tab()
      await expect(row()).toBe(before + 1)
      await waitFor(() => expect(rowIndex(canvas.getAllByRole('row').at(-1))).toBeGreaterThan(before + 2))
    }
  },
})
