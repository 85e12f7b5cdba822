import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { PlatformContext } from '#src/ports/PlatformContext.ts'
import { PageCodeError, pageOutlet } from '#src/routes/PageOutlet.tsx'

// Tests of pages inside the shell that throw an error or are still loading (NET-5).

let pageError: Error | null = null
const onCaughtError = vi.fn()

function Page() {
  if (pageError) throw pageError
  return <h1>The page</h1>
}

const neverResolved = new Promise<never>(() => undefined)
const PendingPage = () => use(neverResolved)

function openPage(url: string) {
  render(
    <PlatformContext value={createMockPlatform()}>
      <MemoryRouter initialEntries={[url]}>
        <Link to="/other">Elsewhere</Link>
        <Suspense fallback="The shell is gone">
          <Routes>
            <Route element={pageOutlet}>
              <Route path="/" element={<Page />} />
              <Route path="/pending" element={<PendingPage />} />
              <Route path="/other" element={<h1>Another page</h1>} />
            </Route>
          </Routes>
        </Suspense>
      </MemoryRouter>
    </PlatformContext>,
  )
  return userEvent.setup()
}

beforeEach(() => {
  pageError = null
  onCaughtError.mockClear()
  addEventListener('caught-error', onCaughtError)
  onTestFinished(() => removeEventListener('caught-error', onCaughtError))
  // React logs every error that an error boundary catches. The log is muted, because these errors are expected.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('a page that throws shows an error message and is reported, and the next page works', async () => {
  pageError = new Error('broken')
  const user = openPage('/')
  expect(screen.getByRole('heading', { name: 'We couldn’t load this' })).toBeVisible()
  expect(onCaughtError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: pageError }))
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
})

it('if a page’s code did not load, Try again loads it again', async () => {
  const allowRetry = vi.fn()
  pageError = new PageCodeError(new Error('offline'), allowRetry)
  const user = openPage('/')
  expect(screen.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible()
  expect(allowRetry).toHaveBeenCalledOnce()
  pageError = null
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
})

it('a reload is offered when a new version has replaced the code', () => {
  pageError = new PageCodeError(new MissingFileError('/assets/page.js'), () => undefined)
  openPage('/')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

it('a spinner is shown inside the shell while the code of a page is loading', async () => {
  openPage('/pending')
  expect(await screen.findByText(/loading/i)).toBeVisible()
  expect(screen.queryByText('The shell is gone')).toBeNull()
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible()
})
