import { expect } from '@playwright/test'
import { catalogueFileName, parseCatalogue } from '#src/build/catalogueFile.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'
import { getPagePaths, pageNames } from '#src/domain/pages.ts'
import { mistakes, type Mistake } from '#tests/tools/smoke/mistakes.ts'

const { BASE_URL = '' } = process.env
if (!URL.canParse(BASE_URL)) throw new Error('Where is the shop? BASE_URL=https://shop.example.com npm run smoke')

/** Where the shop is deployed; the path ends with a slash. */
export const site = new URL(BASE_URL.replace(/\/*$/, '/'))

/** The path of every page, relative to the deployed shop's URL. */
export const pagePaths = pageNames.flatMap((name) =>
  getPagePaths(name).map((path) => ({
    name,
    path: path.slice(1).replace(':id', 'smoke'),
    hasId: path.includes(':id'),
  })),
)

export interface HostResponse {
  url: string
  status: number
  headers: Headers
  text: string
}

/**
 * Sends a request without following redirects.
 * @param path a URL, or a path relative to the shop's folder
 */
export async function request(path: string): Promise<HostResponse> {
  const url = new URL(path, site)
  const send = () => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  // Retries once, because the host may just have closed the reused connection.
  const response = await send()
    .catch(send)
    .catch(() => {
      throw new Error(`${url} does not respond: is BASE_URL right, and is this machine online?`)
    })
  return { url: url.href, status: response.status, headers: response.headers, text: await response.text() }
}

/** @returns the published snapshot of the parts (DATA-20); null if there is none */
export async function readSnapshot(): Promise<Catalogue | null> {
  const { status, text } = await request(catalogueFileName)
  return status === 200 ? parseCatalogue(text) : null
}

/** The type in a Content-Type header, without its parameters. */
export const getContentType = ({ headers }: HostResponse): string =>
  (headers.get('content-type') ?? '').replace(/;.*/, '')

/**
 * Fails the test on mistakes, names the fix, and continues.
 * @param details what was found, and where
 */
export function expectNone(mistake: Mistake, details: readonly string[]): void {
  const places = [...new Set(details)]
  const restText = places.length > 3 ? ` and ${places.length - 3} more` : ''
  expect.soft(places, `${mistakes[mistake]} Seen: ${places.slice(0, 3).join(', ')}${restText}`).toEqual([])
}

export const expectNoneOf = <Item extends { url: string; status: number }>(
  mistake: Mistake,
  items: readonly Item[],
  isWrong: (item: Item) => boolean,
): void =>
  expectNone(
    mistake,
    items.filter(isWrong).map(({ url, status }) => `${url} (${status})`),
  )
