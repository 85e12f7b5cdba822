import { expect, within } from 'storybook/test'
import { pictureUrl, type PictureKind } from '#mocks/pictures.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Money } from '#src/design-system/components/Money.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Table, type Column } from '#src/design-system/components/Table.tsx'
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
