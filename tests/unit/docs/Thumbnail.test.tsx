import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks'
import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Thumbnail } from '#stories/start/Thumbnail.tsx'
import { thumbnailStories } from '#stories/start/thumbnails.ts'

/** A page on which this theme is chosen in the toolbar. */
function renderWith(theme: string, storyId: string) {
  const channel = { last: () => [{ globals: { theme } }], on() {}, off() {} }
  const context = { channel } as unknown as DocsContextProps
  return render(
    <DocsContext.Provider value={context}>
      <Thumbnail storyId={storyId} label="Home" />
    </DocsContext.Provider>,
  ).container
}

it.each([
  ['system', '(prefers-color-scheme: dark)'],
  ['light', 'not all'],
  ['dark', 'all'],
])('with the toolbar’s theme %j, the dark picture is shown on %j', (theme, media) => {
  const [storyId = ''] = thumbnailStories
  const page = renderWith(theme, storyId)
  expect(page.querySelector('source')).toHaveAttribute('media', media)
  expect(page.querySelector('source')?.srcset).toContain(`${storyId}-dark`)
  expect(page.querySelector('img')?.src).toContain(`${storyId}-light`)
  expect(page.querySelector('iframe')).toBeNull()
})

it('shows a story live whose picture nobody has taken', () => {
  const page = renderWith('light', 'screens-public-new--in-the-shop')
  expect(page.querySelector('picture')).toBeNull()
  expect(page.querySelector('[role="img"]')).toHaveAccessibleName('Home')
})
