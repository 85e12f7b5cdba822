import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { partCalls } from '#src/api/parts.ts'
import { getCataloguePath, catalogueFileName, parseCatalogue } from '#src/build/catalogueFile.ts'
import { readModeBase, readModeConfig } from '#src/build/configuration.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'

// Usage: npm run catalogue [-- --force]. The script takes a snapshot of the parts, and the next build puts it into the pages
// (DATA-20).

/** Timeout in ms. A host that has put the API to sleep may need most of a minute to wake it. */
const requestTimeoutMs = 90_000
const retryDelayMs = 10_000
const maxAttempts = 3

/** @throws Error unless the response is a 2xx */
async function fetchText(url: string): Promise<string> {
  const response = await fetch(url, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(requestTimeoutMs),
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  return response.text()
}

/**
 * Requests the list of parts and parses it as the app does.
 * @throws Error if the last attempt fails
 */
async function requestCatalogue(apiUrl: string, wait: (ms: number) => Promise<void>, attempt = 1): Promise<Catalogue> {
  const { path, response } = partCalls.getParts
  try {
    const { data } = response.parse(JSON.parse(await fetchText(apiUrl + path)), 200)
    if (!data) throw new Error('no row can be read')
    // Drops inline pictures, because one may be larger than the whole page.
    const parts = data.map((part) => (part.image?.startsWith('data:') ? { ...part, image: null } : part))
    return { takenAt: Date.now(), total: parts.length, parts }
  } catch (error) {
    if (attempt === maxAttempts) throw error
    await wait(retryDelayMs)
    return requestCatalogue(apiUrl, wait, attempt + 1)
  }
}

/** @returns the snapshot that the live site publishes; null if there is no valid one */
async function requestPublishedCatalogue(site: string | null): Promise<Catalogue | null> {
  if (site === null) return null
  try {
    return parseCatalogue(await fetchText(site + catalogueFileName))
  } catch {
    return null
  }
}

/** @throws Error if the list is empty or less than half as long as before, since the API is then probably faulty */
function assertPlausibleTotal({ total }: Catalogue, previousCatalogue: Catalogue | null): void {
  if (total === 0) throw new Error('the list is empty')
  if (previousCatalogue && total < previousCatalogue.total / 2)
    throw new Error(
      `the list has ${total} parts, but the previous snapshot had ${previousCatalogue.total}. Use --force to accept it`,
    )
}

export interface CatalogueOptions {
  apiUrl: string
  /** The live site's URL, with a trailing slash; null if it is not configured. */
  site: string | null
  file: string
  /** Whether to accept a list that is empty or has lost most of its parts. */
  force: boolean
  /** Waits between attempts; tests replace it. */
  wait?: (ms: number) => Promise<void>
}

/**
 * Writes a new snapshot. If the API fails or its list is implausible, writes the newest valid snapshot instead, so that a bad
 * response never replaces good data.
 * @returns the exit code: 0 for a new snapshot, 2 for the newest earlier snapshot, 3 if there is no snapshot
 */
export async function updateCatalogue(options: CatalogueOptions): Promise<0 | 2 | 3> {
  const { apiUrl, site, file, force, wait = setTimeout } = options
  const localCatalogue = existsSync(file) ? parseCatalogue(readFileSync(file, 'utf8')) : null
  const publishedCatalogue = await requestPublishedCatalogue(site)
  const previousCatalogue =
    [localCatalogue, publishedCatalogue].toSorted((a, b) => (b?.takenAt ?? 0) - (a?.takenAt ?? 0))[0] ?? null
  const write = (catalogue: Catalogue) => writeFileSync(file, JSON.stringify(catalogue))
  try {
    const newCatalogue = await requestCatalogue(apiUrl, wait)
    if (!force) assertPlausibleTotal(newCatalogue, previousCatalogue)
    write(newCatalogue)
    console.log(`${newCatalogue.total} parts are in ${file}.`)
    return 0
  } catch (error) {
    const reason = `No new snapshot of the parts: ${error instanceof Error ? error.message : String(error)}.`
    if (!previousCatalogue) {
      console.error(`${reason} The pages will be built without parts.`)
      return 3
    }
    write(previousCatalogue)
    const source = previousCatalogue === publishedCatalogue ? 'the snapshot of the live site' : 'the previous snapshot'
    console.error(
      `${reason} ${file} contains ${source}, taken at ${new Date(previousCatalogue.takenAt).toISOString()}.`,
    )
    return 2
  }
}

if (import.meta.main) {
  const { force } = parseArgs({ options: { force: { type: 'boolean', default: false } } }).values
  const { apiUrl, siteUrl } = readModeConfig('production')
  const site = siteUrl && siteUrl + readModeBase('production')
  process.exitCode = await updateCatalogue({ apiUrl, site, file: getCataloguePath(), force })
}
