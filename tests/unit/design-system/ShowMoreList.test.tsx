import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { ShowMoreList, useShowMore } from '#src/design-system/blocks/lists/ShowMoreList.tsx'

interface NumbersProps {
  length: number
  query: string
  onRender?: (count: number) => void
}

function Numbers({ length, query, onRender }: NumbersProps) {
  const expandableRows = useShowMore(
    Array.from({ length }, (_, index) => index),
    { query },
  )
  onRender?.(expandableRows.visibleRows.length)
  return (
    <ShowMoreList list={expandableRows}>
      <ul>
        {expandableRows.visibleRows.map((row) => (
          <li key={row} data-index={row}>
            {row}
          </li>
        ))}
      </ul>
    </ShowMoreList>
  )
}

const createList = (length: number, query = '') => <Numbers length={length} query={query} />

const getItems = () => screen.getAllByRole('listitem')
const getStatus = () => screen.getByRole('status')
const clickButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('a long list shows 100 rows and the total, and each click adds 100 rows and focuses the first of them (ORDER-9)', () => {
  const { rerender } = render(createList(1234))
  expect(getItems()).toHaveLength(100)
  expect(getStatus()).toHaveTextContent('Showing 100 of 1,234')
  expect(document.body).toHaveFocus()
  clickButton('Show 100 more')
  expect(getItems()).toHaveLength(200)
  expect(getItems()[100]).toHaveFocus()
  expect(getStatus()).toHaveTextContent('Showing 200 of 1,234')

  // The list stays expanded when it is refetched, e.g. after a deletion. The last click adds the remaining rows.
  rerender(createList(237))
  expect(getStatus()).toHaveTextContent('Showing 200 of 237')
  clickButton('Show 37 more')
  expect(getItems()).toHaveLength(237)
  expect(getItems()[200]).toHaveFocus()
  rerender(createList(150))
  expect(getStatus()).toHaveTextContent('Showing 150 of 150')
  expect(screen.queryByRole('button')).toBeNull()
})

it('the rows render in batches, so that the browser can handle clicks between the batches (SPEED-5)', () => {
  const renderedCounts: number[] = []
  const createRecordingList = (query: string) => (
    <Numbers length={500} query={query} onRender={(count) => renderedCounts.push(count)} />
  )
  const { rerender } = render(createRecordingList(''))
  expect([renderedCounts[0], renderedCounts.at(-1)]).toEqual([12, 100])
  renderedCounts.length = 0
  rerender(createRecordingList('?q=brake'))
  expect([...new Set(renderedCounts)]).toEqual([12, 24, 36, 48, 60, 72, 84, 96, 100])
})

it('all rows render even if the search changes before the last batch has rendered', async () => {
  // The list is rendered without `act`, which would render all batches at once.
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  onTestFinished(() => {
    root.unmount()
    host.remove()
  })
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  flushSync(() => root.render(createList(30)))
  expect(getItems()).toHaveLength(12)
  // After this line, the second batch is scheduled but not rendered yet.
  await Promise.resolve()
  startTransition(() => root.render(createList(30, '?q=brake')))
  await waitFor(() => expect(getItems()).toHaveLength(30))
})

it('a list of 100 rows is shown in full, without a count or a button', () => {
  render(createList(100))
  expect(getItems()).toHaveLength(100)
  expect(screen.queryByRole('status')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})

it('a new search or sort order starts with 100 rows again, even if the list was expanded before', () => {
  const { rerender } = render(createList(500))
  clickButton('Show 100 more')
  rerender(createList(500, '?q=brake'))
  expect(getItems()).toHaveLength(100)
  rerender(createList(500))
  expect(getItems()).toHaveLength(100)
})
