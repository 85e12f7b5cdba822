import type { BrowserContext } from '@playwright/test'
import type { Page } from '#tests/e2e/fixtures.ts'

/** Holds matching requests back, of a page or of all tabs. @returns a function that releases them */
export async function holdBack(pages: Page | BrowserContext, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await pages.route(url, async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
