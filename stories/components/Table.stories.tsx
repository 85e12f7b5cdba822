import { useState } from 'react'
import { expect, waitFor, within } from 'storybook/test'
import { pictureUrl, type PictureKind } from '#mocks/pictures.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import type { Column } from '#src/design-system/components/column.ts'
import { Money } from '#src/design-system/components/Money.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Table, type TableProps } from '#src/design-system/components/Table.tsx'
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
  // The header sticks below the shop's bar: its room must be there.
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
  },
})

export const BusyRow = meta.story({
  args: { busyKey: 'Coilover kit, front pair' },
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { busy: true })).toHaveTextContent('Coilover kit')
  },
})

/** At 320 px a row is a card with its labels, and still a row of a table for assistive technology. */
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
    await expect(price && getComputedStyle(price, '::before').content).toBe('"Per piece"')
    await expect(canvas.getByRole('table').scrollWidth).toBeLessThanOrEqual(288)
  },
})

export const LongWords = meta.story({
  args: { rows: [{ name: 'Rotor'.repeat(60), picture: 'rotor', cents: 1234567, pieces: 1000, paid: false }] },
})

export const HeaderSticks = meta.story({
  args: { rows: Array.from({ length: 40 }, (_, index) => ({ ...rows[index % 4], name: `Part ${index}` }) as Line) },
})

const thousands = (count: number): Line[] =>
  Array.from({ length: count }, (_, index) => ({
    ...(rows[index % 4] as Line),
    // Rows of unequal height, as names are.
    name: `Part ${index + 1}${index % 3 === 0 ? ', for every engine of the series, with all its screws and gaskets'.repeat(2) : ''}`,
    paid: false,
  }))

const counted: Column<Line> = { key: 'index', header: '#', align: 'end', kind: 'index', cell: (_, index) => index + 1 }

const place = (row: Element | null | undefined) => Number(row?.getAttribute('aria-rowindex'))
const bottomOf = (row: Element | undefined) => row?.getBoundingClientRect().bottom ?? 0

/** Scrolls to the end and back: what is in view is on the page, says its place, and the focus stays with its own. */
async function scrollThrough(canvasElement: HTMLElement) {
  const canvas = within(canvasElement)
  const page = document.documentElement
  await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '10001')
  await waitFor(() => expect(page.scrollHeight).toBeGreaterThan(500_000))
  await expect(canvas.getAllByRole('row').map(place).slice(0, 3)).toEqual([1, 2, 3])
  const [first] = canvas.getAllByRole('button', { name: 'Cancel' })
  first?.focus({ preventScroll: true })

  scrollTo(0, page.scrollHeight / 2)
  await waitFor(() => expect(place(canvas.getAllByRole('row').at(-1))).toBeGreaterThan(3000))
  await expect(canvas.getAllByRole('row').length).toBeLessThan(60)

  // Cards that come are higher than was thought: the end moves until they are all known. Then no room is left below it.
  await waitFor(async () => {
    scrollTo(0, page.scrollHeight)
    const last = canvas.getAllByRole('row').at(-1)
    await expect(place(last)).toBe(10_001)
    await expect(Math.abs(innerHeight - bottomOf(last))).toBeLessThan(32)
  })
  await expect(first).toHaveFocus()
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  scrollTo(0, 0)
  await waitFor(() => expect(place(canvas.getAllByRole('row')[1])).toBe(2))
}

/** Beyond 1,000 rows only what is in view is on the page (STATE-11). */
export const TenThousandRows = meta.story({
  args: { rows: thousands(10_000), columns: [counted, ...columns.slice(1)] },
  globals: { viewport: { value: 'desk' } },
  async play({ canvas, canvasElement }) {
    await scrollThrough(canvasElement)
    const widths = () => canvas.getAllByRole('columnheader').map((header) => header.getBoundingClientRect().width)
    const before = widths()
    scrollTo(0, 400_000)
    await waitFor(() => expect(place(canvas.getAllByRole('row').at(-1))).toBeGreaterThan(3000))
    await expect(widths()).toEqual(before)
    // The header sticks below the shop's bar.
    await expect(canvas.getAllByRole('columnheader')[0]?.getBoundingClientRect().top).toBe(72)
    scrollTo(0, 0)
  },
})

export const TenThousandCards = meta.story({
  args: { rows: thousands(10_000) },
  globals: { viewport: { value: 'small' } },
  async play({ canvasElement }) {
    await scrollThrough(canvasElement)
  },
})

/** By the keyboard alone: Tab finds a next row at the end of what was on the page, and none is left out. */
export const TenThousandByKeyboard = meta.story({
  args: { rows: thousands(1_001) },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(50_000))
    canvas.getAllByRole('button', { name: 'Cancel' })[0]?.focus()
    const row = () => place(document.activeElement?.closest('tr'))
    for (let step = 0; step < 60; step += 1) {
      const before = row()
      // two buttons to a row
      await userEvent.tab()
      await userEvent.tab()
      await expect(row()).toBe(before + 1)
      await waitFor(() => expect(place(canvas.getAllByRole('row').at(-1))).toBeGreaterThan(before + 2))
    }
  },
})

function Shrinking(props: TableProps<Line>) {
  const [found, setFound] = useState(props.rows)
  return (
    <>
      <Button onClick={() => setFound(props.rows.slice(0, 3))}>Three</Button>
      <Button onClick={() => setFound(props.rows)}>All</Button>
      <Table {...props} rows={found} total={props.rows.length} />
    </>
  )
}

/** What a search leaves of a long list, and all of it again. */
export const LongListSearched = meta.story({
  args: { rows: thousands(1_500), busyKey: 'Part 2' },
  render: (args) => <Shrinking {...args} />,
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(50_000))
    await userEvent.click(canvas.getByRole('button', { name: 'Three' }))
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '4')
    await expect(canvas.getAllByRole('row').map(place)).toEqual([1, 2, 3, 4])
    await expect(canvas.getByRole('row', { busy: true })).toHaveTextContent('Part 2')
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeLessThan(3_000))
    await userEvent.click(canvas.getByRole('button', { name: 'All' }))
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(50_000))
  },
})
