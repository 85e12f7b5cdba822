import { expect } from '@playwright/test'
import { catalogueName, parseCatalogue } from '#src/build/catalogueFile.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'
import { pathsOf, pageNames } from '#src/domain/pages.ts'
import { mistakes, type Mistake } from '#tests/tools/smoke/mistakes.ts'

const { BASE_URL = '' } = process.env
if (!URL.canParse(BASE_URL)) throw new Error('Where is the shop? BASE_URL=https://shop.example.com npm run smoke')

/** Where the shop is; the path ends with a slash. */
export const site = new URL(BASE_URL.replace(/\/*$/, '/'))

/** Every address of the table of pages, below the shop's folder. */
export const addresses = pageNames.flatMap((name) =>
  pathsOf(name).map((path) => ({ name, path: path.slice(1).replace(':id', 'smoke'), hasId: path.includes(':id') })),
)

export interface Answer {
  url: string
  status: number
  headers: Headers
  text: string
}

/** Sends a request, and follows no redirect. @param address absolute, or below the shop's folder */
export async function ask(address: string): Promise<Answer> {
  const url = new URL(address, site)
  const send = () => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  // Once more: the host may just have closed the connection that was kept.
  const response = await send()
    .catch(send)
    .catch(() => {
      throw new Error(`${url} does not answer: is BASE_URL right, and is this machine online?`)
    })
  return { url: url.href, status: response.status, headers: response.headers, text: await response.text() }
}

/** @returns the snapshot of the parts that the deployment has published (DATA-20); null when it has none */
export async function readSnapshot(): Promise<Catalogue | null> {
  const { status, text } = await ask(catalogueName)
  return status === 200 ? parseCatalogue(text) : null
}

/** The type in a Content-Type header, without its parameters. */
export const typeOf = ({ headers }: Answer): string => (headers.get('content-type') ?? '').replace(/;.*/, '')

/** Fails the test when something is wrong, says so with the fix, and goes on. @param details what was seen, and where */
export function expectNone(mistake: Mistake, details: readonly string[]): void {
  const places = [...new Set(details)]
  const rest = places.length > 3 ? ` and ${places.length - 3} more` : ''
  expect.soft(places, `${mistakes[mistake]} Seen: ${places.slice(0, 3).join(', ')}${rest}`).toEqual([])
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
