import { act, fireEvent, render, screen } from '@testing-library/react'
import { Suspense, use, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { Avatar } from '#src/design-system/components/Avatar.tsx'
import { Picture } from '#src/design-system/components/Picture.tsx'

const source = { avif: [{ src: '/engine-800.avif', width: 800 }], webp: '/engine.webp', width: 800, height: 600 }
const picture = <Picture src={source} alt="An engine" priority />

const findPreload = () => document.head.querySelector('link[rel=preload]')

test('no image is created for a render that React discards, because Chromium would never free it (ROBUST-4)', async () => {
  const createElementSpy = vi.spyOn(document, 'createElement')
  const pendingPromise = new Promise<null>(() => undefined)
  const SuspendedComponent = () => use(pendingPromise)
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        {picture}
        <SuspendedComponent />
      </Suspense>,
    )
  })
  expect(screen.getByText('Loading')).toBeVisible()
  const tags = createElementSpy.mock.calls.map(([tag]) => tag)
  expect(tags).toContain('div')
  expect(tags).not.toContain('picture')
  expect(tags).not.toContain('img')
  expect(findPreload()).toBeNull()
})

test('the host of a picture does not receive the page’s URL, and no preload link is added in the browser (PAGE-12)', () => {
  const { rerender } = render(<Picture src="https://pictures.example.com/a.jpg" alt="A disc" />)
  expect(screen.getByRole('img')).toHaveAttribute('referrerpolicy', 'no-referrer')
  rerender(picture)
  expect(screen.getByRole('img')).not.toHaveAttribute('referrerpolicy')
  expect(findPreload()).toBeNull()
})

test.each([source, '/engine.webp', '', null])(
  'a drawing replaces the picture %j if it is missing or fails to load (PAGE-10)',
  (src) => {
    render(<Picture src={src} alt="An engine" />)
    if (src) fireEvent.error(screen.getByRole('img', { name: 'An engine' }))
    expect(document.querySelector('img')).toBeNull()
    expect(screen.getByRole('img', { name: 'An engine' }).querySelector('svg')).toBeVisible()
  },
)

test.each([
  ['has failed', 'replaced', { complete: true, currentSrc: '/engine.webp', naturalWidth: 0 }],
  ['has loaded', 'kept', { complete: true, currentSrc: '/engine.webp', naturalWidth: 800 }],
  ['has no source yet', 'kept', { complete: true, currentSrc: '', naturalWidth: 0 }],
  ['is still loading', 'kept', { complete: false, currentSrc: '/engine.webp', naturalWidth: 0 }],
])('an image that %s before React attaches its error handler is %s', (_, outcome, properties) => {
  for (const key of ['complete', 'currentSrc', 'naturalWidth'] as const)
    vi.spyOn(HTMLImageElement.prototype, key, 'get').mockReturnValue(properties[key])
  render(<Picture src="/engine.webp" alt="An engine" />)
  expect(document.querySelectorAll('img')).toHaveLength(outcome === 'kept' ? 1 : 0)
  vi.restoreAllMocks()
})

test.each<[string, () => ReactNode]>([
  ['picture', () => <Picture src="/engine.webp" alt="An engine" />],
  ['photo of a person', () => <Avatar name="Rina" photo="https://photos.example.com/rina.jpg" />],
])('a %s that failed to load is requested again when the browser is back online (PAGE-10)', (_, renderImage) => {
  render(renderImage())
  fireEvent.error(document.querySelector('img') ?? document.body)
  expect(document.querySelector('img')).toBeNull()
  fireEvent.online(window)
  expect(document.querySelector('img')).toBeInTheDocument()
})
