import { expect } from 'storybook/test'
import { TableRow, type TableRowProps } from '#src/design-system/components/TableRow.tsx'
import preview from '#storybook/preview.tsx'

const args: TableRowProps<string> = {
  row: 'Ventilated brake rotor 345 mm',
  index: 4,
  columns: [
    { key: 'index', header: '#', kind: 'index', align: 'end', cell: (_, index) => index + 1 },
    { key: 'part', header: 'Part', kind: 'title', cell: (name) => name },
    { key: 'pieces', header: 'Quantity', align: 'end', cell: () => '20 pcs' },
  ],
}

const meta = preview.meta({
  title: 'Components/TableRow',
  component: TableRow<string>,
  args,
  render: (props) => (
    <table>
      <tbody>
        <TableRow {...props} />
      </tbody>
    </table>
  ),
})

const widthOf = (cell: HTMLElement | undefined) => cell && getComputedStyle(cell).minWidth
const hasOwnWidth = (cell: HTMLElement, _: number, cells: HTMLElement[]) => widthOf(cell) !== widthOf(cells.at(-1))

export const Plain = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /^5 Ventilated brake rotor 345 mm 20 pcs$/ })).toBeVisible()
    await expect(canvas.getByRole('row')).not.toHaveAttribute('aria-rowindex')
    await expect(canvas.getByRole('row')).not.toHaveAttribute('aria-busy')
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Ventilated brake rotor 345 mm')
    await expect(canvas.getByRole('rowheader')).toHaveStyle({ textAlign: 'start' })
    const cells = canvas.getAllByRole('cell')
    await expect(cells.map((cell) => cell.dataset.label)).toEqual([undefined, 'Quantity'])
    await expect(cells.map((cell) => getComputedStyle(cell).textAlign)).toEqual(['end', 'end'])
    // Only a plain value has an element of its own: on a card it stands at the end of the line.
    await expect(cells.map((cell) => cell.childElementCount)).toEqual([0, 1])
    await expect(cells.filter(hasOwnWidth)).toEqual([])
  },
})

export const TextAndButtons = meta.story({
  args: {
    columns: [
      { key: 'note', header: 'Note', kind: 'text', cell: () => 'Urgent' },
      { key: 'actions', header: 'Actions', kind: 'actions', cell: () => 'Cancel' },
    ],
  },
  async play({ canvas }) {
    const cells = canvas.getAllByRole('cell')
    await expect(cells.map((cell) => cell.dataset.label)).toEqual(['Note', undefined])
    await expect(cells.map((cell) => getComputedStyle(cell).textAlign)).toEqual(['start', 'end'])
    await expect(cells.map((cell) => cell.childElementCount)).toEqual([0, 0])
  },
})

/** A row of a virtualized table; the header has row index 1. */
export const Placed = meta.story({
  args: { windowed: true, busy: true, label: 'Rotor' },
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'Rotor', busy: true })).toHaveAttribute('aria-rowindex', '6')
    // Five digits have room, so that no column moves while scrolling.
    await expect(canvas.getAllByRole('cell').filter(hasOwnWidth)).toEqual([canvas.getByText('5')])
  },
})
