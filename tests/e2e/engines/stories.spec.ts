import { expect, test as base } from '#tests/e2e/engines/fixtures.ts'
import { startHost, type Host } from '#tests/e2e/engines/host.ts'
import { readAllStories } from '#tests/support/stories.ts'

/** Playwright's `test` with one host of the built Storybook for all stories of a worker. */
const test = base.extend<object, { preview: Host }>({
  preview: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
    async ({}, use) => {
      const host = await startHost('storybook-static')
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
})

for (const { id } of readAllStories().filter(({ isPlayed }) => isPlayed))
  test(id, async ({ visitor, preview }) => {
    preview.consoleMessages.length = 0
    if (!(await visitor.evaluate(() => location.pathname.startsWith('/iframe.html'))))
      await visitor.driver.open(`${preview.url}iframe.html`)
    await visitor.expectInPage(
      () => '__STORYBOOK_PREVIEW__' in window && __STORYBOOK_PREVIEW__.ready instanceof Function,
      true,
    )
    const size = await visitor.callPage('getViewport', id)
    if (size) await visitor.driver.resize(size)
    expect(await visitor.callPage('playStory', id)).toEqual([])
    expect(await visitor.callPage('findPageProblems')).toEqual([])
    expect(preview.consoleMessages, 'the console is silent').toEqual([])
  })
