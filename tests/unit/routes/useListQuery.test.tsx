import { act, fireEvent, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ListToolbar } from '#src/design-system/blocks/lists/ListToolbar.tsx'
import { parts } from '#src/copy/publicPages.ts'
import { partList } from '#src/domain/lists.ts'
import { useListQuery } from '#src/routes/hooks/useListQuery.ts'

function Toolbar() {
  const { query, setQuery } = useListQuery(partList)
  return (
    <ListToolbar
      searchable={partList}
      labels={parts.list}
      query={query}
      onQueryChange={setQuery}
      matchCount={1}
      total={1}
    />
  )
}

const getField = () => screen.getByRole('searchbox')
/** Types the text with one input event for each letter. */
const typeText = (text: string) => {
  for (let length = 1; length <= text.length; length++)
    fireEvent.input(getField(), { target: { value: text.slice(0, length) } })
}
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  history.replaceState(null, '', '/parts')
  render(<Toolbar />, { wrapper: BrowserRouter })
  return () => history.replaceState(null, '', '/')
})

it('the URL is updated once, 300 ms after the last letter', async () => {
  const replaceState = vi.spyOn(history, 'replaceState')
  typeText('rotor')
  await advanceTime(299)
  expect([getField(), location.search, replaceState.mock.calls.length]).toEqual([
    expect.objectContaining({ value: 'rotor' }),
    '',
    0,
  ])
  await advanceTime(1)
  expect([location.search, replaceState.mock.calls.length]).toEqual(['?q=rotor', 1])
})

it('updating the URL keeps the state of the history entry (AUTH-12)', async () => {
  history.replaceState({ usr: 'where from' }, '')
  await act(async () => void dispatchEvent(new PopStateEvent('popstate', { state: history.state })))
  typeText('rotor')
  await advanceTime(300)
  expect([location.search, history.state]).toEqual(['?q=rotor', expect.objectContaining({ usr: 'where from' })])
})

it.each([
  ['leaves the field or presses Enter', () => getField().dispatchEvent(new Event('change', { bubbles: true }))],
  ['leaves the page', () => dispatchEvent(new Event('pagehide'))],
])('the URL is updated immediately when the person %s', async (_, leave) => {
  typeText('rotor')
  await act(async () => leave())
  expect(location.search).toBe('?q=rotor')
})

it('the typed text stays when the browser rejects the new URL', async () => {
  vi.spyOn(history, 'replaceState').mockImplementation(() => {
    throw new DOMException('Attempt to use history.replaceState() more than 100 times per 10 seconds', 'SecurityError')
  })
  typeText('rotor')
  await advanceTime(300)
  expect(getField()).toHaveValue('rotor')
})

it('if the person goes back within 300 ms, the search is not added to the URL of the previous page', async () => {
  typeText('rotor')
  dispatchEvent(new PopStateEvent('popstate'))
  await advanceTime(300)
  expect(location.search).toBe('')
})

it.each([
  ['and the search field loses the focus,', () => getField().dispatchEvent(new Event('change', { bubbles: true }))],
  ['and the search field keeps the focus, as in some browsers,', () => document.body.click()],
])('if a link is clicked before the search is in the URL %s the URL of the link is kept', async (_, click) => {
  typeText('rotor')
  const replaceState = vi.spyOn(history, 'replaceState')
  await act(async () => {
    click()
    // The navigation happens while React is still rendering.
    history.pushState(null, '', '/parts?q=rotor&part=brake-rotor-345')
    await vi.advanceTimersByTimeAsync(300)
  })
  expect(replaceState).toHaveBeenCalledOnce()
  expect(location.search).toBe('?q=rotor&part=brake-rotor-345')
})
