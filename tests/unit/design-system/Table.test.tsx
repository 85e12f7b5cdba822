import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { lists } from '#src/copy/shared.ts'
import { Table } from '#src/design-system/components/Table.tsx'

const table = (count: number, total = count) => (
  <Table
    caption="Numbers"
    rows={Array.from({ length: count }, (_, index) => ({ id: `row-${index + 1}` }))}
    total={total}
    printedText={lists.printed}
    rowKey={({ id }) => id}
    columns={[{ key: 'id', header: 'Name', kind: 'title', cell: ({ id }) => id }]}
  />
)

const rows = () => [...document.querySelectorAll('tbody > [role="row"]')]

it('renders all of 1,000 rows, so that the search of the browser finds them (ORDER-9)', () => {
  render(table(1000))
  expect(rows()).toHaveLength(1000)
  expect(screen.getByRole('table')).not.toHaveAttribute('aria-rowcount')
  expect(rows()[0]).not.toHaveAttribute('aria-rowindex')
})

it('renders a window of a longer list, with the position of each row', () => {
  render(table(1001))
  expect(rows()).toHaveLength(20)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1002')
  expect(rows().map((row) => row.getAttribute('aria-rowindex'))).toEqual(
    Array.from({ length: 20 }, (_, index) => String(index + 2)),
  )
})
