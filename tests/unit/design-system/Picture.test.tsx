import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { Picture } from '#src/design-system/components/Picture.tsx'

const source = {
  avif: [{ src: '/engine-800.avif', width: 800 }],
  webp: '/engine.webp',
  width: 800,
  height: 600,
}
const picture = <Picture src={source} alt="An engine" priority />

/** Its page can't be shown. */
function Unfinished({ until }: { until: Promise<null> }) {
  return use(until)
}

test('a picture of a page that React draws and drops is not created: Chromium would keep it (ROBUST-4)', async () => {
  const created = vi.spyOn(document, 'createElement')
  const never = new Promise<null>(() => undefined)
  await act(async () => {
    render(
      <Suspense fallback="Loading">
        {picture}
        <Unfinished until={never} />
      </Suspense>,
    )
  })
  expect(screen.getByText('Loading')).toBeVisible()
  const tags = created.mock.calls.map(([tag]) => tag)
  expect(tags).toContain('div')
  expect(tags).not.toContain('picture')
  expect(tags).not.toContain('img')
  expect(document.head.querySelector('link[rel=preload]')).toBeNull()
})

test('a picture that is shown is there before the paint', () => {
  const { container } = render(picture)
  expect(screen.getByRole('img', { name: 'An engine' })).toHaveAttribute('src', source.webp)
  expect(container.querySelector('source')).toHaveAttribute('srcset', '/engine-800.avif 800w')
})
