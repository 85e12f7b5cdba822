import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense, use } from 'react'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { MissingFileError } from '#src/lib/chunks/loadFile.ts'
import { PlatformContext } from '#src/ports/PlatformContext.ts'
import { PageCodeError, pageOutlet } from '#src/routes/PageOutlet.tsx'

// Tests of a page that throws or loads late inside the shell (NET-5).

let failure: Error | null = null
const onCaughtError = vi.fn()

function Page() {
  if (failure) throw failure
  return <h1>The page</h1>
}

const never = new Promise<never>(() => undefined)
const LatePage = () => use(never)

function openPage(at: string) {
  render(
    <PlatformContext value={createMockPlatform()}>
      <MemoryRouter initialEntries={[at]}>
        <Link to="/other">Elsewhere</Link>
        <Suspense fallback="The shell is gone">
          <Routes>
            <Route element={pageOutlet}>
              <Route path="/" element={<Page />} />
              <Route path="/late" element={<LatePage />} />
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
  failure = null
  onCaughtError.mockClear()
  addEventListener('caught-error', onCaughtError)
  onTestFinished(() => removeEventListener('caught-error', onCaughtError))
  // React logs the errors that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})

it('a failed page shows an error, is reported, and the next page works', async () => {
  failure = new Error('broken')
  const user = openPage('/')
  expect(screen.getByRole('heading', { name: 'We couldn’t load this' })).toBeVisible()
  expect(onCaughtError).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ error: failure }))
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible()
})

it('code that the connection has lost can be loaded again', async () => {
  const onForget = vi.fn()
  failure = new PageCodeError(new Error('offline'), onForget)
  const user = openPage('/')
  expect(screen.getByRole('heading', { name: 'This page didn’t load' })).toBeVisible()
  expect(onForget).toHaveBeenCalledOnce()
  failure = null
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByRole('heading', { name: 'The page' })).toBeVisible()
})

it('a reload is offered when a new version has replaced the code', () => {
  failure = new PageCodeError(new MissingFileError('/assets/page.js'), () => undefined)
  openPage('/')
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

it('a spinner is shown inside the shell while the code is loading', async () => {
  openPage('/late')
  expect(await screen.findByText(/loading/i)).toBeVisible()
  expect(screen.queryByText('The shell is gone')).toBeNull()
  expect(screen.getByRole('link', { name: 'Elsewhere' })).toBeVisible()
})
