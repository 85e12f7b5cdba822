import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { lists } from '#src/copy/lists.ts'
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

describe('printing a long list (STATE-17)', () => {
  const missing = () => screen.queryByText(/entries are printed here/)?.textContent

  /** Renders a table and waits for the chunk that renders its visible part. */
  async function mountLongTable(count: number) {
    const added = vi.spyOn(window, 'addEventListener')
    const view = render(table(count, 5000))
    await waitFor(() => expect(added.mock.calls.map(([type]) => type)).toContain('beforeprint'))
    return view
  }

  it('prints the first 1,000 rows and says so, then shows the visible ones again', async () => {
    await mountLongTable(5000)
    expect(missing()).toBe(`Only ${rows().length} of 5,000 entries are printed here.`)
    fireEvent(window, new Event('beforeprint'))
    expect(rows()).toHaveLength(1000)
    expect(missing()).toBe('Only 1,000 of 5,000 entries are printed here.')
    fireEvent(window, new Event('afterprint'))
    expect(rows().length).toBeLessThan(100)
  })
})
