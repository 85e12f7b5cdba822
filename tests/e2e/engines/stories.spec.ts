import { expect, test as base } from '#tests/e2e/engines/fixtures.ts'
import { startHost, type Host } from '#tests/e2e/engines/host.ts'
import { allStories } from '#tests/support/stories.ts'

/** Playwright's test with one preview for all stories of a worker. */
const test = base.extend<object, { preview: Host }>({
  preview: [
    async ({ site }, use) => {
      const host = await startHost(await site('storybook-static'))
      await use(host)
      await host.stop()
    },
    { scope: 'worker' },
  ],
})

for (const { id } of allStories().filter(({ isPlayed }) => isPlayed))
  test(id, async ({ visitor, preview }) => {
    preview.noise.length = 0
    const isOpen = (await visitor.ask('address')).startsWith('/iframe.html')
    if (!isOpen) await visitor.driver.open(`${preview.url}iframe.html`)
    await visitor.expectAnswer('isPreviewReady', [], true)
    const size = await visitor.ask('viewportOf', id)
    if (size) await visitor.driver.resize(size)
    expect(await visitor.ask('playStory', id)).toBe('passed')
    expect(await visitor.ask('findFaults')).toEqual([])
    expect(preview.noise, 'the console stayed silent').toEqual([])
  })
