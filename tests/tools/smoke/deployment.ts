import { expect } from '@playwright/test'
import { catalogueFileName, parseCatalogue } from '#src/build/catalogueFile.ts'
import type { Catalogue } from '#src/domain/catalogue.ts'
import { getPagePaths, pageNames } from '#src/domain/pages.ts'
import { mistakes, type Mistake } from '#tests/tools/smoke/mistakes.ts'

const { BASE_URL = '' } = process.env
if (!URL.canParse(BASE_URL)) throw new Error('Where is the shop? BASE_URL=https://shop.example.com npm run smoke')

/** The URL of the deployed shop. Its path ends with a slash. */
export const shopUrl = new URL(BASE_URL.replace(/\/*$/, '/'))

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
  const url = new URL(path, shopUrl)
  const send = () => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  // A failed request is retried once, because the host may have closed the reused connection in the meantime.
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

/** @returns the media type in the Content-Type header, without parameters */
export const getContentType = ({ headers }: HostResponse): string =>
  (headers.get('content-type') ?? '').replace(/;.*/, '')

/**
 * If a mistake was found, marks the test as failed, with the fix as the message, and lets the test continue.
 * @param details the places where the mistake was found; empty if it was not found
 */
export function expectNoMistake(mistake: Mistake, details: readonly string[]): void {
  const uniqueDetails = [...new Set(details)]
  const moreText = uniqueDetails.length > 3 ? ` and ${uniqueDetails.length - 3} more` : ''
  expect
    .soft(uniqueDetails, `${mistakes[mistake]} Seen: ${uniqueDetails.slice(0, 3).join(', ')}${moreText}`)
    .toEqual([])
}

export const expectNoMistakeIn = <Item extends { url: string; status: number }>(
  mistake: Mistake,
  items: readonly Item[],
  isWrong: (item: Item) => boolean,
): void =>
  expectNoMistake(
    mistake,
    items.filter(isWrong).map(({ url, status }) => `${url} (${status})`),
  )
