import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { makeOrder, makePart, makeReview } from '#mocks/seed/builders.ts'
import { db } from '#mocks/db.ts'
import { CsvBar } from '#src/design-system/blocks/lists/CsvBar.tsx'
import { toOrder, toUnreadableOrder } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { toReview } from '#src/domain/review.ts'
import { orderTable, partTable, reviewTable, saveReviews } from '#src/routes/csvTables.ts'
import { saveCsv, type CsvTable } from '#src/lib/csv.ts'
import { captureDownloads } from '#tests/support/downloads.ts'
import { doubleClick } from '#tests/support/forms.ts'
import { mountApp } from '#tests/support/mountApp.tsx'

async function saveAndReadCsv<Row>(table: CsvTable<Row>, rows: readonly Row[]) {
  const downloads = captureDownloads()
  await saveCsv(table, rows, { onProgress: () => undefined, signal: new AbortController().signal })
  return downloads.readNewest()
}

it('a file keeps umlauts, Arabic, quotes and line breaks, and begins with the UTF-8 byte order mark (PAGE-26)', async () => {
  const texts = [
    { name: 'Jörg Müller', country: 'Österreich', review: 'Passt, „wie angegossen“.' },
    { name: 'محمد علي', country: 'مصر', review: 'جيد جدا' },
    { name: '', country: 'India', review: 'First line\nsecond, with "quotes"; 日本語 👩🏽‍🔧' },
  ]
  const { name, firstBytes, cells } = await saveAndReadCsv(
    reviewTable,
    texts.map((wire) => toReview(makeReview(wire))),
  )
  expect(name).toBe('dhruva-reviews.csv')
  expect(firstBytes).toEqual([0xef, 0xbb, 0xbf])
  expect(cells).toEqual([
    ['Name', 'Country', 'Rating', 'Review'],
    ...texts.map(({ name: author, country, review }) => [author, country, '4.5', review]),
  ])
})

it.each(['=cmd|"/c calc"!A1', '+1', '-1', '@SUM(A1)', '\tx', ' =1', '=1\n+2', '＝1'])(
  'a spreadsheet shows %j as text and doesn’t run it as a formula (PAGE-26)',
  async (text) => {
    const table: CsvTable<string> = { fileName: 'texts.csv', columns: [['Text', (row) => row]] }
    expect((await saveAndReadCsv(table, [text])).cells).toEqual([['Text'], [`'${text}`]])
  },
)

// These are phone numbers, ids, references and house numbers. A spreadsheet would drop their leading zeros, round
// them, or read them as dates or powers of ten.
it.each([
  '01712345678',
  '(02) 955-1234',
  '650000000000000000000e32',
  '3000000000000000001',
  '12/5',
  '1-2',
  '০১৭১২',
  '84%',
])('a spreadsheet shows %j as text and doesn’t convert it (PAGE-26)', async (text) => {
  const table: CsvTable<string> = { fileName: 'texts.csv', columns: [['Text', (row) => row]] }
  expect((await saveAndReadCsv(table, [text])).cells).toEqual([['Text'], [`'${text}`]])
})

it('amounts and texts that a spreadsheet would not convert are written unchanged, and a semicolon doesn’t split a cell (PAGE-26)', async () => {
  const table: CsvTable<string | number> = { fileName: 'texts.csv', columns: [['Text', (row) => row]] }
  const rows = [84, 0.045, -3, '12 Jubilee Road', 'pi_3Q9vT4', 'M8-1.25', 'one; two']
  const { cells, text } = await saveAndReadCsv(table, rows)
  expect(cells.slice(1).flat()).toEqual(rows.map(String))
  expect(text).toContain('"one; two"')
})

it('the row of an order contains its shipping address, amounts that can be summed, and empty cells for unknown values', async () => {
  const { name, cells } = await saveAndReadCsv(orderTable, [
    toOrder(
      makeOrder({ paid: true, status: 'pending', transationId: 'pi_1', userAddress: '12 Jubilee Road, Chattogram' }),
    ),
    toOrder(makeOrder({ itemInfo: null, quantity: null })),
    toUnreadableOrder({ _id: 'odd' }, 0),
  ])
  expect(name).toBe('dhruva-orders.csv')
  const [, paidRow, incompleteRow, unreadableRow] = cells
  expect(paidRow?.slice(0, 6)).toEqual(['order-1001', 'Ventilated brake rotor 345 mm', '84', '20', '1680', 'Pending'])
  expect(paidRow?.slice(-2)).toEqual(['12 Jubilee Road, Chattogram', 'pi_1'])
  expect(incompleteRow?.slice(1, 6)).toEqual(['Part details missing', '', '', '', 'Unpaid'])
  expect(unreadableRow?.slice(0, 2)).toEqual(['odd', 'Unreadable order: odd'])
})

it('the price list shows the reason for each part that can’t be ordered', async () => {
  const { cells } = await saveAndReadCsv(partTable, [toPart(makePart()), toPart(makePart({ price: null }))])
  expect(cells.slice(1).map((row) => row.slice(0, 5))).toEqual([
    ['Ventilated brake rotor 345 mm', '84', '20', '480', ''],
    ['Ventilated brake rotor 345 mm', '', '20', '480', 'Price on request.'],
  ])
})

it('ten thousand rows are written in slices, so that the page can render in between and the export can be aborted', async () => {
  const downloads = captureDownloads()
  const rows = Array.from({ length: 10_000 }, () => toReview(makeReview()))
  const progressValues: number[] = []
  const abortController = new AbortController()
  const options = {
    onProgress: (progress: number) => void progressValues.push(progress),
    signal: abortController.signal,
  }
  await saveCsv(reviewTable, rows, options)
  expect(progressValues).toHaveLength(40)
  expect(progressValues.slice(0, 3)).toEqual([0, 0.025, 0.05])
  expect((await downloads.readNewest()).cells).toHaveLength(10_001)

  progressValues.length = 0
  const secondSave = saveCsv(reviewTable, rows, options)
  abortController.abort()
  expect(await secondSave).toBeNull()
  expect(progressValues).toHaveLength(1)
  expect(downloads.countFiles()).toBe(1)
})

it('the export shows an error if its code can’t be loaded, and the next click tries again', async () => {
  const downloads = captureDownloads()
  const saveFailingOnce = vi.fn(saveReviews).mockRejectedValueOnce(new Error('offline'))
  render(<CsvBar saveCsv={saveFailingOnce} rows={[toReview(makeReview())]} />)
  const clickExport = () => fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
  clickExport()
  expect(await screen.findByText(/^We couldn’t create the file/)).toBeVisible()
  expect(downloads.countFiles()).toBe(0)
  clickExport()
  expect(await screen.findByText('1 row exported to dhruva-reviews.csv')).toBeVisible()
})

it('the file contains all rows that match the search, in the selected order, including rows that are not rendered yet', async () => {
  db.mutate((state) => {
    state.orders = Array.from({ length: 150 }, (_, index) =>
      makeOrder({ _id: `order-${index}`, quantity: index + 20, userName: index % 3 ? 'Arjun Mehta' : 'Kamal Hossain' }),
    )
  })
  const downloads = captureDownloads()
  await mountApp('/dashboard/manageallorders?q=arjun&sort=totalDown', { as: 'admin' })
  // The button is queried by text, because queries by role are slow with so many rows.
  doubleClick(await screen.findByText('Export CSV'))
  expect(await screen.findByText('100 rows exported to dhruva-orders.csv')).toBeVisible()
  expect(downloads.countFiles()).toBe(1)
  const ids = (await downloads.readNewest()).cells.slice(1).map(([id]) => id)
  expect([ids.length, ids[0], ids.at(-1)]).toEqual([100, 'order-149', 'order-1'])
  // Rendering a hundred rows in jsdom takes a long time on a slow machine.
}, 180_000)

it.each([
  ['/parts', 'Price list (CSV)', 'dhruva-price-list.csv'],
  ['/dashboard/makeadmin', 'Export CSV', 'dhruva-users.csv'],
  ['/dashboard/manageUserReviews', 'Export CSV', 'dhruva-reviews.csv'],
])('%s exports its list as a CSV file', async (path, buttonText, fileName) => {
  const downloads = captureDownloads()
  await mountApp(path, { as: 'admin' })
  fireEvent.click(await screen.findByText(buttonText))
  expect(await screen.findByText(new RegExp(`^\\d+ rows exported to ${fileName}$`))).toBeVisible()
  expect((await downloads.readNewest()).name).toBe(fileName)
})
