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

export const Plain = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: /^5 Ventilated brake rotor 345 mm 20 pcs$/ })).toBeVisible()
    await expect(canvas.getByRole('row')).not.toHaveAttribute('aria-rowindex')
  },
})

/** A row of a virtualized table; the header has row index 1. */
export const Placed = meta.story({
  args: { windowed: true, busy: true, label: 'Rotor' },
  async play({ canvas }) {
    await expect(canvas.getByRole('row', { name: 'Rotor', busy: true })).toHaveAttribute('aria-rowindex', '6')
  },
})
