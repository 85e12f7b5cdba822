import { expect, fireEvent, fn, waitFor, within } from 'storybook/test'
import { PartsScreen, type PartsScreenProps } from '#src/design-system/screens/PartsScreen.tsx'
import { media } from '#src/design-system/theme/media.css.ts'
import { everything } from '#src/domain/listQuery.ts'
import { catalogue, hostileParts, manyParts, unbuyable } from '#stories/support/catalogue.ts'
import { skipLongWaits } from '#stories/support/clock.ts'
import { fitsTheWindow } from '#stories/support/fits.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import { KeepQuery } from '#stories/support/KeepQuery.tsx'
import preview from '#storybook/preview.tsx'

const args: PartsScreenProps = { parts: ready(catalogue), search: { query: everything, onQueryChange: fn() } }

const meta = preview.meta({
  title: 'Screens/Public/PartsScreen',
  component: PartsScreen,
  args,
  render: (props) => <KeepQuery {...props.search}>{(search) => <PartsScreen {...props} search={search} />}</KeepQuery>,
  parameters: { page: true, at: '/parts' },
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

/** Three in a row (SHOP-9); in a small window, a single column. */
export const Three = meta.story({
  args: { parts: ready(catalogue.slice(0, 3)) },
  async play({ canvas }) {
    await expect(canvas.getByText('3 parts')).toBeVisible()
    const tops = canvas.getAllByRole('article').map((card: HTMLElement) => card.getBoundingClientRect().top)
    await expect(new Set(tops).size).toBe(matchMedia(media.medium).matches ? 1 : 3)
  },
})

export const Loading = meta.story({
  args: { parts: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'AVAILABLE PARTS' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading parts')
  },
})

/** The text after 10 s (STATE-10). */
export const Slow = meta.story({
  args: { parts: loading },
  beforeEach: skipLongWaits,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Still working/))
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

/** Old parts stay when a refresh fails (STATE-2, STATE-6). */
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

export const NoPrice = meta.story({
  args: { parts: ready([unbuyable.noPrice]) },
  async play({ canvas }) {
    await expect(canvas.getByText('Price unavailable')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Purchase Now' })).toBeDisabled()
  },
})

const partNames = (canvas: ReturnType<typeof within>) =>
  canvas.queryAllByRole('heading', { level: 2 }).map((name: HTMLElement) => name.textContent)

/** The list is filtered while typing. */
export const Searched = meta.story({
  async play({ canvas, userEvent, args }) {
    const search = canvas.getByRole('searchbox', { name: 'Search parts' })
    await userEvent.type(search, 'BRAKE rotor 345')
    await expect(search).toHaveValue('BRAKE rotor 345')
    await waitFor(() => expect(partNames(canvas)).toEqual(['Ventilated brake rotor 345 mm']))
    await expect(canvas.getByText(`1 of ${catalogue.length} parts`)).toBeVisible()
    await expect(args.search.onQueryChange).toHaveBeenLastCalledWith({ q: 'BRAKE rotor 345', sort: null })
  },
})

/** Parts without a price come last in either direction. */
export const Sorted = meta.story({
  args: { parts: ready([unbuyable.noPrice, ...catalogue]) },
  async play({ canvas, userEvent }) {
    const prices = () =>
      canvas.getAllByText(/^\$[\d,.]+$|^Price unavailable$/).map((price: HTMLElement) => price.textContent)
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    for (const [order, direction] of [
      ['Price, low to high', 1],
      ['Price, high to low', -1],
    ] as const) {
      await userEvent.selectOptions(sort, order)
      await waitFor(() => expect(prices().at(-1)).toBe('Price unavailable'))
      const numbers = prices()
        .filter((text) => text?.startsWith('$'))
        .map((text) => Number(text?.replace(/[$,]/g, '')))
      await waitFor(() => expect(numbers).toEqual(numbers.toSorted((a, b) => (a - b) * direction)))
    }
  },
})

export const NothingFound = meta.story({
  args: { search: { query: { q: 'flux capacitor', sort: null }, onQueryChange: fn() } },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Nothing found for “flux capacitor”' })).toBeVisible()
    await expect(canvas.getByText(`0 of ${catalogue.length} parts`)).toBeVisible()
    await expect(canvas.queryByRole('article')).toBeNull()
  },
})

export const BackToAll = meta.story({
  args: { search: { query: { q: 'flux capacitor', sort: null }, onQueryChange: fn() } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Show all parts' }))
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(catalogue.length))
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

/** One word of 400 letters. */
export const NothingFoundLong = meta.story({
  args: { search: { query: { q: 'x'.repeat(400), sort: null }, onQueryChange: fn() } },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow,
})

/** Beyond 1,000 parts only visible cards are rendered; each has its position, and the focused card keeps the focus. */
export const TenThousand = meta.story({
  args: { parts: ready(manyParts(10_000)) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByText('10,000 parts')).toBeVisible()
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(1_000_000))
    const positionOf = (item: Element | undefined) => Number(item?.getAttribute('aria-posinset'))
    await expect(canvas.getAllByRole('listitem').map(positionOf).slice(0, 3)).toEqual([1, 2, 3])
    const [first] = canvas.getAllByRole('link', { name: 'Purchase Now' })
    first?.focus({ preventScroll: true })

    scrollTo(0, document.documentElement.scrollHeight)
    await waitFor(() => expect(positionOf(canvas.getAllByRole('listitem').at(-1))).toBe(10_000))
    await expect(canvas.getAllByRole('article').length).toBeLessThan(60)
    await expect(first).toHaveFocus()
    for (const item of canvasElement.querySelectorAll('li')) await expect(item).toHaveAttribute('aria-setsize', '10000')
    await fitsTheWindow()
    scrollTo(0, 0)
    await waitFor(() => expect(positionOf(canvas.getAllByRole('listitem')[0])).toBe(1))
  },
})

/** Tab reaches every card: the next ones are rendered as the focus moves on. */
export const TenThousandByKeyboard = meta.story({
  args: { parts: ready(manyParts(1_001)) },
  globals: { viewport: { value: 'small' } },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(document.documentElement.scrollHeight).toBeGreaterThan(100_000))
    canvas.getAllByRole('link', { name: 'Purchase Now' })[0]?.focus()
    const positionOf = (item: Element | null | undefined) => Number(item?.getAttribute('aria-posinset'))
    const focusedPosition = () => positionOf(document.activeElement?.closest('li'))
    for (let step = 0; step < 12; step += 1) {
      const before = focusedPosition()
      await userEvent.tab()
      await expect(focusedPosition()).toBeGreaterThan(before)
      // The page scrolls to the focused card, and the next one is rendered.
      await waitFor(() => expect(positionOf(canvas.getAllByRole('listitem').at(-1))).toBeGreaterThan(focusedPosition()))
    }
  },
})

export const Hostile = meta.story({
  args: { parts: ready(hostileParts) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { name: '<b>Rotor</b>' })).toBeVisible()
    await expect(canvasElement.querySelector('script')).toBeNull()
    await fitsTheWindow()
  },
})

export const Small = meta.story({
  args: { parts: ready([...catalogue.slice(0, 2), ...Object.values(unbuyable)]) },
  globals: { viewport: { value: 'small' } },
  play: fitsTheWindow,
})

export const Wired = meta.story({
  parameters: { wired: '/parts' },
  async play({ canvas, userEvent }) {
    const [first] = await canvas.findAllByRole('link', { name: 'Purchase Now' })
    if (first) await userEvent.click(first)
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible()
  },
})
