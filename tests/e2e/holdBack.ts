import type { Page } from '#tests/e2e/fixtures.ts'

/** Holds matching requests of a page back. @returns a function that releases them */
export async function holdBack(page: Page, url: RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(url, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}
