import { expect, fireEvent, waitFor } from 'storybook/test'
import { PartsScreen, type PartsScreenProps } from '#src/design-system/screens/PartsScreen.tsx'
import { catalogue, hostileParts, unbuyable } from '#stories/support/catalogue.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import preview from '#storybook/preview.tsx'

const args: PartsScreenProps = { parts: ready(catalogue) }

const meta = preview.meta({
  title: 'Screens/Public/PartsScreen',
  component: PartsScreen,
  args,
  parameters: { at: '/parts' },
})

export const Many = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'AVAILABLE PARTS' })).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(catalogue.length)
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(catalogue.length)
    await expect(canvas.getByText(`${catalogue.length} parts`)).toBeVisible()
  },
})

export const One = meta.story({
  args: { parts: ready(catalogue.slice(0, 1)) },
  async play({ canvas }) {
    await expect(canvas.getByText('1 part')).toBeVisible()
  },
})

export const Three = meta.story({ args: { parts: ready(catalogue.slice(0, 3)) } })

export const Loading = meta.story({
  args: { parts: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'AVAILABLE PARTS' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading parts')
  },
})

export const Empty = meta.story({
  args: { parts: ready([]) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'No parts on the shelf' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact')
  },
})

const failure = failed('server')
export const Failed = meta.story({
  args: { parts: failure },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This could not be loaded')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalledOnce()
  },
})

export const Offline = meta.story({
  args: { parts: failed('offline') },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline')
  },
})

/** Old rows stay while they can't be refreshed (STATES S2, S6). */
export const Stale = meta.story({
  args: { parts: ready(catalogue.slice(0, 6), { stale: true }) },
  async play({ canvas }) {
    await expect(canvas.getByText(/could not be refreshed/)).toBeVisible()
    await expect(canvas.getAllByRole('article')).toHaveLength(6)
  },
})

export const Unbuyable = meta.story({
  args: { parts: ready(Object.values(unbuyable)) },
  async play({ canvas }) {
    await expect(canvas.queryByRole('link', { name: 'Purchase Now' })).toBeNull()
    await expect(canvas.getByText('Price unavailable')).toBeVisible()
    await expect(canvas.getByText('Sold out for now.')).toBeVisible()
    await expect(canvas.getByText('Fewer left than the minimum order.')).toBeVisible()
  },
})

export const MissingPicture = meta.story({
  args: { parts: ready(catalogue.slice(0, 3)) },
  async play({ canvas }) {
    for (const picture of canvas.getAllByRole('img')) await fireEvent.error(picture)
    await waitFor(() => expect(canvas.getAllByRole('img').map(({ tagName }) => tagName)).not.toContain('IMG'))
  },
})

export const Hostile = meta.story({
  args: { parts: ready(hostileParts) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { name: '<b>Rotor</b>' })).toBeVisible()
    await expect(canvasElement.querySelector('script')).toBeNull()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const Small = meta.story({
  args: { parts: ready([...catalogue.slice(0, 2), ...Object.values(unbuyable)]) },
  globals: { viewport: { value: 'small' } },
})

export const Wired = meta.story({
  parameters: { wired: '/parts' },
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('link', { name: 'Purchase Now' })
    if (first) await userEvent.click(first)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  },
})
