import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Table } from '#src/design-system/components/Table.tsx'

const numbers = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `row-${index + 1}` }))

const table = (count: number, total = count) => (
  <Table
    caption="Numbers"
    rows={numbers(count)}
    total={total}
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

it('keeps rendering a window while a search shortens a long list', () => {
  const { rerender } = render(table(5000))
  rerender(table(900, 5000))
  expect(rows()).toHaveLength(20)
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '901')
  rerender(table(3, 5000))
  expect(rows()).toHaveLength(3)
  rerender(table(900))
  expect(rows()).toHaveLength(900)
})
