import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { makePart } from '#mocks/seed/builders.ts'
import { parts } from '#mocks/seed/parts.ts'
import { updateCatalogue } from '#src/build/catalogue.ts'
import { readCatalogueFile } from '#src/build/catalogueFile.ts'
import { toPart } from '#src/domain/part.ts'

// Tests of the catalogue snapshot that the build embeds in the pages (DATA-20).

let folder = ''
let catalogueFile = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'))
  catalogueFile = join(folder, 'catalogue.json')
  for (const method of ['log', 'error'] as const) vi.spyOn(console, method).mockImplementation(() => undefined)
})
afterEach(() => {
  rmSync(folder, { recursive: true })
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const apiUrl = 'https://api.shop.test'
const siteUrl = 'https://shop.test/'
const waitedMs: number[] = []

/**
 * Runs the command that takes the snapshot.
 * @param responses the response for each URL: a body, a status, or an Error to simulate a network error
 */
function runUpdate(responses: Record<string, unknown>, force = false) {
  const requestedUrls: string[] = []
  vi.stubGlobal('fetch', (url: string) => {
    requestedUrls.push(url)
    const response = responses[url] ?? 404
    if (response instanceof Error) return Promise.reject(response)
    if (typeof response === 'number') return Promise.resolve(new Response('', { status: response }))
    return Promise.resolve(new Response(typeof response === 'string' ? response : JSON.stringify(response)))
  })
  waitedMs.length = 0
  const wait = (ms: number) => Promise.resolve(void waitedMs.push(ms))
  return updateCatalogue({ apiUrl, site: siteUrl, file: catalogueFile, force, wait }).then((code) => ({
    code,
    requestedUrls,
  }))
}

const getLastMessage = () => String(vi.mocked(console.error).mock.lastCall?.[0])
const listUrl = `${apiUrl}/parts`
const publishedUrl = `${siteUrl}catalogue.json`
const createSnapshot = (count: number, takenAt: number) => ({
  takenAt,
  total: count,
  parts: parts.slice(0, count).map(toPart),
})

it('writes the parsed parts, and no other data of the API', async () => {
  const row = { ...makePart({ _id: 'r', price: '1,200' }), addedBy: 'Nadia Rahman', addedEmail: 'nadia@shop.test' }
  const startTime = Date.now()
  expect(await runUpdate({ [listUrl]: [row, { price: 3 }] })).toMatchObject({ code: 0 })
  const { takenAt, ...content } = readCatalogueFile(catalogueFile) ?? { takenAt: 0 }
  expect(takenAt).toBeGreaterThanOrEqual(startTime)
  expect(content).toEqual({ total: 1, parts: [toPart(row)] })
  expect(readFileSync(catalogueFile, 'utf8')).not.toMatch(/nadia/i)
})

it.each([
  ['an empty list', [], /the list is empty/],
  ['rows that can’t be read', [{ price: 3 }], /no row can be read/],
  ['fewer than half of the parts', parts.slice(0, 4), /has 4 parts, but the previous snapshot had 9/],
  ['a page of HTML', '<!doctype html>', /not valid JSON/],
  ['an error', 503, /status 503/],
  ['no response', new TypeError('fetch failed'), /fetch failed/],
])('%s never replaces a good snapshot', async (_case, response, reason) => {
  writeFileSync(catalogueFile, JSON.stringify(createSnapshot(9, 1000)))
  expect(await runUpdate({ [listUrl]: response })).toMatchObject({ code: 2 })
  expect(getLastMessage()).toMatch(reason)
  expect(getLastMessage()).toContain('the previous snapshot, taken at 1970-01-01T00:00:01.000Z')
  expect(readCatalogueFile(catalogueFile)).toEqual(createSnapshot(9, 1000))
})

it('accepts a list that has lost most of its parts if run with --force', async () => {
  writeFileSync(catalogueFile, JSON.stringify(createSnapshot(9, 1000)))
  expect(await runUpdate({ [listUrl]: parts.slice(0, 4) }, true)).toMatchObject({ code: 0 })
  expect(readCatalogueFile(catalogueFile)?.total).toBe(4)
})

it('requests the list three times, then falls back to the snapshot of the live site', async () => {
  const { code, requestedUrls } = await runUpdate({ [listUrl]: 500, [publishedUrl]: createSnapshot(9, 2000) })
  expect([code, waitedMs]).toEqual([2, [10_000, 10_000]])
  expect(requestedUrls).toEqual([publishedUrl, listUrl, listUrl, listUrl])
  expect(getLastMessage()).toContain('the snapshot of the live site')
  expect(readCatalogueFile(catalogueFile)).toEqual(createSnapshot(9, 2000))
})

it('compares the list with the snapshot of the live site if there is no local snapshot', async () => {
  expect(await runUpdate({ [listUrl]: parts.slice(0, 2), [publishedUrl]: createSnapshot(9, 2000) })).toMatchObject({
    code: 2,
  })
  expect(readCatalogueFile(catalogueFile)?.total).toBe(9)
})

it('exits with code 3 if there is no snapshot at all; the build then makes pages without parts', async () => {
  expect(await runUpdate({ [listUrl]: 500, [publishedUrl]: '<html>' })).toMatchObject({ code: 3 })
  expect(getLastMessage()).toContain('without parts')
  expect(readCatalogueFile(catalogueFile)).toBeNull()
})

it('stops the build if the file is not a snapshot', () => {
  for (const text of ['{"takenAt":1,"total":1,"parts":[{"id":1}]}', '[]', '<html>', '']) {
    writeFileSync(catalogueFile, text)
    expect(() => readCatalogueFile(catalogueFile)).toThrow('is not a snapshot of the catalogue')
  }
})
