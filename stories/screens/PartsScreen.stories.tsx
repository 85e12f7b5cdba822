import { expect, fn, fireEvent, screen, waitFor, within } from 'storybook/test'
import { PartsScreen, type PartsScreenProps } from '#src/design-system/screens/PartsScreen.tsx'
import { partList } from '#src/domain/lists.ts'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'
import { media } from '#src/design-system/theme/tokens.css.ts'
import { catalogue, partsWithOddText, makeManyParts, unavailableParts } from '#stories/support/catalogue.ts'
import { skipLongWaits } from '#stories/support/clock.ts'
import { expectRowCount } from '#stories/support/lists.ts'
import { expectCallOnClick, inDialog, clickButton } from '#stories/support/buttons.ts'
import { playAll, expectNoRole, expectLink, onSmallPhone, expectText } from '#stories/support/plays.ts'
import { withQuery } from '#stories/support/frames.tsx'
import {
  serverFailure,
  makeListCsv,
  makeListSearch,
  loading,
  ready,
  makeSnapshotOption,
} from '#stories/support/data.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const args: PartsScreenProps = {
  parts: ready(catalogue),
  search: makeListSearch(),
  csv: makeListCsv(),
  availabilityFilter: { isOn: false, onChange: fn() },
  lowStockFilter: { limit: null, isVisible: false, onChange: fn() },
  view: 'cards',
  onViewChange: fn(),
  openPart: null,
}

const meta = preview.meta({
  title: 'Screens/Public/Tools',
  component: PartsScreen,
  args,
  render: withQuery(PartsScreen),
  parameters: { routerPath: '/parts' },
})

/** The page lists everything the company sells. Visitors can search, sort and order parts. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('visitor'),
  async play({ canvas }) {
    await expectText(`${catalogue.length} parts`)({ canvas })
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(catalogue.length))
    const card = within(canvas.getByRole('article', { name: 'Ventilated brake rotor 345 mm' }))
    await expectText('20 pcs', '480 pcs', '$84.00', 'per piece')({ canvas: card })
    const link = card.getByRole('link', { name: 'Purchase Now' })
    await expect(link).toHaveAttribute('href', '/purchase/brake-rotor-345')
    await expectLink('/parts?part=brake-rotor-345', 'Ventilated brake rotor 345 mm')({ canvas: card })
    await expect(link).toHaveAccessibleDescription('Ventilated brake rotor 345 mm')
  },
})

/** An admin sees which parts are running low and can export the list. The link to the page includes the selected limit. */
export const LowStock = meta.story({
  name: 'Parts running low',
  tags: ['good-day'],
  args: {
    lowStockFilter: { limit: 0, isVisible: true, onChange: fn() },
    parts: ready([...catalogue, unavailableParts.soldOut]),
  },
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getAllByRole('article')).toHaveLength(catalogue.filter(isSoldOut).length + 1)
    await expectText(unavailableParts.soldOut.name)({ canvas })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Stock' }), '50 pcs or fewer')
    await expect(args.lowStockFilter.onChange).toHaveBeenCalledWith(50)
  },
})

/** A message says that no part is running low, and offers a way back to all parts. */
export const NoLowStock = meta.story({
  name: 'No part is running low',
  tags: ['empty', 'STATE-3'],
  args: {
    lowStockFilter: { limit: 7, isVisible: true, onChange: fn() },
    parts: ready(catalogue.map((part) => ({ ...part, available: 8 }))),
  },
  async play({ args, canvas, userEvent }) {
    await expectText('Every part has more than 7 pcs in stock')({ canvas })
    await expect(canvas.getByRole('combobox', { name: 'Stock' })).toHaveDisplayValue('7 pcs or fewer')
    await userEvent.click(canvas.getByRole('button', { name: 'Show all parts' }))
    await expect(args.lowStockFilter.onChange).toHaveBeenCalledWith(null)
  },
})

const isSoldOut = ({ available }: Part) => available === 0

/** Each part is one row, for customers who know what they need. The browser remembers this view (ORDER-23). */
export const AsList = meta.story({
  name: 'As a list',
  tags: ['good-day'],
  args: { parts: ready([...catalogue.slice(0, 12), ...Object.values(unavailableParts)]), view: 'list' },
  async play({ args, canvas, canvasElement }) {
    // Parts that can't be ordered have the same name, and are below.
    const [rowElement = canvasElement] = await canvas.findAllByRole('row', { name: /Ventilated brake rotor 345 mm/ })
    const row = within(rowElement)
    // Narrow windows hide the columns of these numbers, and show them below the name instead.
    for (const pieces of ['20 pcs', '480 pcs']) await expect(rowElement).toHaveTextContent(pieces)
    await expectText('$84.00')({ canvas: row })
    await expectLink('/parts?part=brake-rotor-345', 'Ventilated brake rotor 345 mm')({ canvas: row })
    await expectLink('/purchase/brake-rotor-345', 'Purchase Now Ventilated brake rotor 345 mm')({ canvas: row })
    await expectCallOnClick('Show as cards', args.onViewChange, 'cards')({ canvas })
  },
})

/** On a phone each row has a picture, a name, order limits, a price, and an arrow that leads to the order form. */
export const AsListSmall = meta.story({
  name: 'As a list on a small phone',
  tags: ['borders', 'STATE-16'],
  args: { parts: ready([...catalogue.slice(0, 6), ...Object.values(unavailableParts)]), view: 'list' },
  ...onSmallPhone,
})

/** The page's prop for the part that is selected in the URL. */
const makeOpenPart = (part: Part | null) => ({ part, url: 'https://shop.example/parts?part=1', close: fn() })

const [rotorPart] = catalogue

/**
 * A click on a card opens the part with a large picture, the full description and a link to share, even for visitors
 * (ORDER-16).
 */
export const Reading = meta.story({
  name: 'A part opened',
  tags: ['good-day'],
  args: { openPart: makeOpenPart(rotorPart ?? null) },
  async play({ args }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ventilated brake rotor 345 mm' }))
    await expectText(
      '20 pcs',
      '480 pcs',
      '$1,680.00',
      '$84.00',
      'Fig. 01',
      rotorPart?.description ?? '',
    )({ canvas: dialog })
    await expectLink('/purchase/brake-rotor-345', 'Purchase Now')({ canvas: dialog })
    await expectCallOnClick('Close part', args.openPart?.close)({ canvas: dialog })
  },
})

/** If the browser has a share menu, as phones do, “Share” opens it with the link to the part. */
export const Sharing = meta.story({
  name: 'A part with a share menu',
  tags: ['good-day'],
  args: { openPart: makeOpenPart(rotorPart ?? null) },
  beforeEach() {
    Object.defineProperty(navigator, 'share', {
      configurable: true,
      value: fn(() => Promise.reject(new Error('closed'))),
    })
    return () => void Reflect.deleteProperty(navigator, 'share')
  },
  async play({ userEvent }) {
    const dialog = within(await screen.findByRole('dialog', { name: 'Ventilated brake rotor 345 mm' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Share Ventilated brake rotor 345 mm' }))
    await expect(navigator.share).toHaveBeenCalledWith({
      title: 'Ventilated brake rotor 345 mm',
      url: 'https://shop.example/parts?part=1',
    })
  },
})

/** A part that can’t be ordered can still be opened. It shows the reason and links to the contact form (ORDER-19). */
export const ReadingSoldOut = meta.story({
  name: 'A sold-out part opened',
  tags: ['borders', 'everydayShop'],
  args: { openPart: makeOpenPart(unavailableParts.soldOut) },
  async play() {
    const dialog = within(await screen.findByRole('dialog', { name: unavailableParts.soldOut.name }))
    await expectText('Sold out.')({ canvas: dialog })
    await expectLink('/contact', 'Ask about this part')({ canvas: dialog })
    await expect(dialog.getByRole('link', { name: 'Ask about this part' })).toHaveAccessibleDescription('Sold out.')
    await expect(dialog.queryByRole('link', { name: 'Purchase Now' })).toBeNull()
  },
})

/**
 * A description of 10,000 letters without a space stays inside the window, and picture and buttons stay in view (STATE-11).
 */
export const ReadingHostile = meta.story({
  name: 'A part with a very long description',
  tags: ['borders', 'STATE-11'],
  args: { openPart: makeOpenPart(partsWithOddText[1] ?? null) },
  async play() {
    await inDialog('dialog', 'Rotor'.repeat(80), expectText('x'.repeat(10_000)))()
    const dialog = screen.getByRole('dialog')
    const title = within(dialog).getByRole('heading')
    await expect(title.getBoundingClientRect().right).toBeLessThan(dialog.getBoundingClientRect().right)
  },
})

/** At 320 pixels the picture is above the text, and the buttons are below both (ORDER-16). */
export const ReadingSmall = meta.story({
  name: 'A part opened on a small phone',
  tags: ['borders', 'STATE-16'],
  args: { openPart: makeOpenPart(rotorPart ?? null) },
  globals: { viewport: { value: 'small' } },
  play: inDialog('dialog', 'Ventilated brake rotor 345 mm', expectText('Purchase Now')),
})

/** A shared link leads to a part that is gone, so a message appears above the list of parts (ORDER-16). */
export const ReadingUnknown = meta.story({
  name: 'The part is gone',
  tags: ['went-wrong', 'everydayShop'],
  args: { openPart: makeOpenPart(null) },
  async play({ canvas, args }) {
    await expectText('This part isn’t in the list')({ canvas })
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(catalogue.length))
    await expectCallOnClick('Dismiss', args.openPart?.close)({ canvas })
  },
})

const availabilityFilter = { isOn: true, onChange: fn() }
const orderableParts = catalogue.filter((part) => findUnavailableReason(part) === null)

/** Only the parts that can be ordered now are shown and counted. They can be searched and sorted (ORDER-18). */
export const Available = meta.story({
  name: 'Only parts that can be ordered',
  tags: ['good-day'],
  args: { parts: ready([...catalogue, unavailableParts.soldOut]), availabilityFilter },
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(orderableParts.length))
    const checkbox = canvas.getByRole('checkbox', { name: `Ready to order (${orderableParts.length})` })
    await expect(checkbox).toBeChecked()
    await userEvent.click(checkbox)
    await expect(availabilityFilter.onChange).toHaveBeenCalledWith(false)
  },
})

/** A message says that no part can be ordered right now, and offers a way back to all parts. */
export const NoneAvailable = meta.story({
  name: 'Nothing can be ordered',
  tags: ['empty', 'everydayShop'],
  args: { parts: ready(Object.values(unavailableParts)), availabilityFilter },
  play: playAll(
    expectText('Nothing is ready to order right now', 'Ready to order (0)'),
    expectCallOnClick('Show all parts', availabilityFilter.onChange, false),
  ),
})

/** Three parts fill one row; on a phone they are in one column (SHOP-9). */
export const Three = meta.story({
  name: 'Three parts',
  tags: ['good-day'],
  args: { parts: ready(catalogue.slice(0, 3)) },
  async play({ canvas }) {
    const topEdges = canvas.getAllByRole('article').map((card: HTMLElement) => card.getBoundingClientRect().top)
    await expect(new Set(topEdges).size).toBe(matchMedia(media.medium).matches ? 1 : 3)
  },
})

/** The page shows the heading with a spinner below it. */
export const Loading = meta.story({
  name: 'The parts are loading',
  tags: ['waiting', 'STATE-1'],
  args: { parts: loading },
  play: expectText('AVAILABLE PARTS', 'Loading parts'),
})

/** While the latest prices and stock are loading, the page shows the parts and the date of the previous update (DATA-20). */
export const FromSnapshot = meta.story({
  name: 'Prices and stock are being updated',
  tags: ['waiting', 'STATE-2', 'no-snapshot'],
  args: { parts: ready(catalogue, makeSnapshotOption(loading)) },
  async play({ canvas }) {
    await expectText(/^Prices and stock as of 2[678] Nov, \d\d:\d\d\. Updating…$/, '30 parts', '$84.00')({ canvas })
    await expect(canvas.getByRole('checkbox', { name: `Ready to order (${orderableParts.length})` })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Price list (CSV)' })).toBeDisabled()
  },
})

/** Until the latest parts have loaded, some parts may be missing from the page, so a search has to wait (DATA-20). */
export const SnapshotSearched = meta.story({
  name: 'A search waits for the latest parts',
  tags: ['waiting', 'no-snapshot'],
  args: { parts: ready(catalogue, makeSnapshotOption(loading)), search: makeListSearch('brake') },
  play: playAll(expectText('Loading parts', '30 parts'), expectNoRole('article')),
})

/** The parts stay. A message shows the date of their prices and stock, and offers “Try again” (DATA-20). */
export const SnapshotFailed = meta.story({
  name: 'Prices and stock could not be updated',
  tags: ['went-wrong', 'STATE-6', 'no-snapshot'],
  args: { parts: ready(catalogue.slice(0, 6), makeSnapshotOption(serverFailure)) },
  play: playAll(
    expectText(/^We couldn’t update prices and stock\. These are from 2[678] Nov, \d\d:\d\d\.$/),
    expectCallOnClick('Try again', serverFailure.retry),
  ),
})

/** Nobody should rely on prices and stock older than three days, so they are hidden until the latest have loaded (DATA-20). */
export const SnapshotOutdated = meta.story({
  name: 'Prices and stock are too old to show',
  tags: ['waiting', 'no-snapshot'],
  args: {
    parts: ready(
      [...catalogue.slice(0, 2), { ...unavailableParts.soldOut, name: 'Wheel hub' }],
      makeSnapshotOption(loading, true),
    ),
  },
  async play({ canvas }) {
    await expectText('Updating prices and stock…', 'Ventilated brake rotor 345 mm')({ canvas })
    for (const text of ['$84.00', '480 pcs', 'Sold out.'])
      for (const element of canvas.getAllByText(text)) await expect(element).not.toBeVisible()
  },
})

/** Once the latest prices and stock have loaded, a message says so, and nothing moves (DATA-20). */
export const SnapshotUpdated = meta.story({
  name: 'Prices and stock are up to date',
  tags: ['good-day', 'no-snapshot'],
  args: { parts: ready(catalogue, makeSnapshotOption(ready(catalogue))) },
  play: expectText('Prices and stock are up to date.', `${catalogue.length} parts`),
})

const pendingParts = { state: 'loading' as const, retry: fn() }

/**
 * After ten seconds a message says that the shop is still working. After thirty seconds it offers “Try again” and a way back
 * (STATE-10).
 */
export const Slow = meta.story({
  name: 'Loading takes long',
  tags: ['waiting', 'STATE-10'],
  args: { parts: pendingParts },
  beforeEach: skipLongWaits,
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByText(/^Still no response/)).toBeVisible())
    await expectCallOnClick('Try again', pendingParts.retry)({ canvas })
  },
})

/** A message says that there is nothing for sale, and links to Contact. */
export const Empty = meta.story({
  name: 'No parts on the shelf',
  tags: ['empty', 'STATE-3'],
  args: { parts: ready([]) },
  play: playAll(expectText('No parts on the shelf'), expectLink('/contact', 'Contact us')),
})

/** The page shows an error message with “Try again”. */
export const Failed = meta.story({
  name: 'The parts could not load',
  tags: ['went-wrong', 'STATE-4'],
  args: { parts: serverFailure },
  play: expectCallOnClick('Try again', serverFailure.retry),
})

/** The previously loaded parts stay, with a note that they may be out of date (STATE-2, STATE-6). */
export const Stale = meta.story({
  name: 'The latest could not be loaded',
  tags: ['went-wrong', 'STATE-2', 'STATE-6'],
  args: { parts: ready(catalogue.slice(0, 6), { stale: true }) },
  play: expectText(/^We couldn’t refresh th/),
})

/**
 * These parts are sold out, have no price, or have too little stock for the minimum order. Each card shows the reason, and
 * the opened part explains it.
 */
export const Unbuyable = meta.story({
  name: 'Parts that can’t be ordered',
  tags: ['borders', 'everydayShop'],
  args: { parts: ready(Object.values(unavailableParts)) },
  play: expectText('Price unavailable', 'Sold out.', 'Not enough left for the minimum order.'),
})

/** If a picture can’t be loaded, a drawing replaces it. */
export const MissingPicture = meta.story({
  name: 'Pictures are missing',
  tags: ['borders', 'STATE-12', 'no-missing-file'],
  args: { parts: ready(catalogue.slice(0, 3)) },
  async play({ canvas }) {
    for (const picture of canvas.getAllByRole('img')) await fireEvent.error(picture)
    await waitFor(() => expect(canvas.getAllByRole('img').map(({ tagName }) => tagName)).not.toContain('IMG'))
  },
})

/** The list updates as the visitor types, and counts the results. */
export const Searched = meta.story({
  name: 'Searching the parts',
  tags: ['good-day'],
  async play({ canvas, userEvent, args }) {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search parts' }), 'BRAKE rotor 345')
    await expectText(`1 of ${catalogue.length} parts`, 'Ventilated brake rotor 345 mm')({ canvas })
    await expect(args.search.setQuery).toHaveBeenLastCalledWith({ q: 'BRAKE rotor 345', sort: null })
    // The search term is marked in the name.
    await waitFor(() => expect(CSS.highlights.get('search')?.size).toBe(3))
  },
})

/** The most or least expensive parts come first; parts without a price always come last. */
export const Sorted = meta.story({
  name: 'Sorting by price',
  tags: ['good-day'],
  args: { parts: ready([unavailableParts.noPrice, ...catalogue]) },
  async play({ canvas, userEvent }) {
    const pricePattern = /^\$[\d,.]+$|^Price unavailable$/
    // The price per piece is the last amount on a card. The first amount is the total of the minimum order.
    const readPrices = () =>
      canvas.getAllByRole('article').map((card) => within(card).getAllByText(pricePattern).at(-1)?.textContent)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Price, high to low')
    const highestPrice = Math.max(...catalogue.map(({ price }) => price ?? 0))
    await waitFor(() => expect(readPrices()[0]).toBe(`$${highestPrice.toFixed(2)}`))
    await waitFor(() => expect(readPrices().at(-1)).toBe('Price unavailable'))
  },
})

const brakeParts = partList.select(catalogue, { q: 'brake', sort: null })

/** Anyone can export the visible parts as a price list for a spreadsheet; the page shows the name of the file. */
export const PriceList = meta.story({
  name: 'Exporting the price list',
  tags: ['good-day'],
  args: { search: makeListSearch('brake'), csv: makeListCsv(() => Promise.resolve('dhruva-price-list.csv')) },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Price list (CSV)' }))
    await expectText(`${brakeParts.length} rows exported to dhruva-price-list.csv`)({ canvas })
    await expect(args.csv).toHaveBeenCalledWith(brakeParts, expect.anything())
  },
})

/** A message repeats the search and says that nothing was found. */
export const NothingFound = meta.story({
  name: 'The search finds nothing',
  tags: ['empty', 'everydayShop'],
  args: { search: makeListSearch('flux capacitor') },
  play: expectText('No results for “flux capacitor”', `0 of ${catalogue.length} parts`),
})

/** The search contains a typing error, and the page suggests a correction (ORDER-24). */
export const DidYouMean = meta.story({
  name: 'A typing error in the search',
  tags: ['empty', 'everydayShop'],
  args: { search: makeListSearch('brake rotr') },
  async play({ canvas, userEvent, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Did you mean “brake rotor”?' }))
    await expect(args.search.setQuery).toHaveBeenLastCalledWith({ q: 'brake rotor', sort: null })
    await expect(canvas.getByRole('searchbox', { name: 'Search parts' })).toHaveFocus()
  },
})

/** The page shows the first hundred parts, and more on request; search and sorting apply to all parts (STATE-11). */
export const TenThousand = meta.story({
  name: 'Ten thousand parts',
  tags: ['borders', 'STATE-11'],
  args: { parts: ready(makeManyParts(10_000)) },
  async play({ canvas, userEvent }) {
    await expectRowCount(100)
    await clickButton('Show 100 more')({ canvas })
    await expectRowCount(200)
    await expect(canvas.getAllByRole('article')[100]?.closest('li')).toHaveFocus()
    await expectText('10,000 parts', 'Showing 200 of 10,000')({ canvas })
    // Sorting applies to all rows and shows the first hundred again.
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Stock, high to low')
    await expectRowCount(100)
    scrollTo(0, 0)
  },
})

/** Very long words and code in a part’s name are shown as text and stay inside the page. */
export const Hostile = meta.story({
  name: 'Odd names and texts',
  tags: ['borders', 'STATE-11'],
  args: { parts: ready(partsWithOddText) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { name: '<b>Rotor</b>' })).toBeVisible()
    await expect(canvasElement.querySelector('script')).toBeNull()
  },
})

/** At 320 pixels the parts are in one column. */
export const Small = meta.story({
  name: 'On a small phone',
  tags: ['borders', 'STATE-16'],
  args: { parts: ready([...catalogue.slice(0, 2), ...Object.values(unavailableParts)]) },
  ...onSmallPhone,
})
