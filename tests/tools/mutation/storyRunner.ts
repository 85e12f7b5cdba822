import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import type { StrykerOptions } from '@stryker-mutator/api/core'
import { commonTokens, declareFactoryPlugin, PluginKind, tokens } from '@stryker-mutator/api/plugin'
import {
  DryRunStatus,
  TestStatus,
  toMutantRunResult,
  type MutantRunOptions,
  type TestResult,
  type TestRunner,
} from '@stryker-mutator/api/test-runner'
import * as z from 'zod/mini'
import { launchOptions } from '#tests/support/browser.ts'
import { desktopViewport, loadImages, playStory, setWindow } from '#tests/support/playStory.ts'
import { serveStatic } from '#tests/support/static.ts'
import { readStories } from '#tests/support/storybookIndex.ts'
import { failOnConsoleErrors } from '#tests/support/failOnConsoleErrors.ts'

interface Coverage {
  static: Record<string, number>
  perTest: Record<string, Record<string, number>>
}

declare global {
  /** Shared with the code that Stryker inserts. */
  var __stryker__: { mutantCoverage?: Coverage; [name: string]: unknown } | undefined
}

const dir = 'storybook-static'

/** Hashes of the pictures that were equal in two plays of a story, by its id. The first process writes them for all. */
const picturesFile = `${dir}/pictures.json`
const readPictures = () => z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(picturesFile, 'utf8')))

/** @returns the ids of the stories that the tests play, in the order of their files */
function readStoryIds(files: readonly string[]): string[] {
  const stories = readStories(dir).filter(({ tags }) => tags.includes('test'))
  return files.flatMap((file) => stories.filter(({ importPath }) => importPath === `./${file}`).map(({ id }) => id))
}

const toResult = (id: string, start: number, problems: readonly string[]): TestResult => {
  const test = { id, name: id, timeSpentMs: performance.now() - start }
  return problems.length === 0
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: problems.join('\n') }
}

/** Runs in the page: passes these values to Stryker's code. */
const reportToStryker = (values: object) => void Object.assign((globalThis.__stryker__ ??= {}), values)

/**
 * Stryker's runner of stories.
 * @param files their files, in the Storybook that was built from the mutated code
 */
async function startStories(files: readonly string[]) {
  const ids = readStoryIds(files)
  const { url, stop } = await serveStatic({ dir })
  const browser = await chromium.launch(launchOptions())
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' })

  async function open(values: object): Promise<void> {
    await page.goto(`${url}iframe.html`)
    await page.evaluate(() => __STORYBOOK_PREVIEW__.ready())
    await page.evaluate(reportToStryker, values)
  }

  /**
   * Plays a story like an everyday run of `test:stories`.
   * @returns what went wrong
   */
  async function play(id: string): Promise<string[]> {
    const stopConsoleCheck = failOnConsoleErrors(page)
    // Stryker treats code that runs when the story loads as static.
    await page.evaluate(reportToStryker, { currentTestId: null })
    await setWindow(page, id, desktopViewport)
    await page.evaluate(reportToStryker, { currentTestId: id })
    return [...(await playStory(page, id)), ...stopConsoleCheck()]
  }

  async function readPicture(): Promise<string> {
    await page.evaluate(loadImages)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    return createHash('sha1').update(picture).digest('base64')
  }

  /** Plays all stories, and then again for the pictures that are always the same. */
  async function dryRun() {
    const mutantCoverage: Coverage = { static: {}, perTest: {} }
    const tests: TestResult[] = []
    const firstPictures = new Map<string, string>()
    await open({})
    for (const id of ids) {
      const start = performance.now()
      let problems = await play(id)
      // Retried once, as in `test:stories`, because slow machines drop events.
      if (problems.length > 0) problems = await open({}).then(() => play(id))
      tests.push(toResult(id, start, problems))
      firstPictures.set(id, await readPicture())
      const coverage = await page.evaluate(() => globalThis.__stryker__?.mutantCoverage)
      Object.assign(mutantCoverage.static, coverage?.static)
      Object.assign(mutantCoverage.perTest, coverage?.perTest)
    }
    await open({})
    const pictures: Record<string, string> = {}
    for (const id of ids) {
      await play(id)
      const picture = await readPicture()
      if (picture === firstPictures.get(id)) pictures[id] = picture
    }
    writeFileSync(picturesFile, JSON.stringify(pictures))
    return { status: DryRunStatus.Complete, tests, mutantCoverage } as const
  }

  async function mutantRun({ testFilter = ids, activeMutant, hitLimit }: MutantRunOptions) {
    const values = { activeMutant: activeMutant.id, hitCount: 0, hitLimit }
    const pictures = readPictures()
    const runStory = async (id: string): Promise<string[]> => {
      const problems = await play(id)
      const isSame = problems.length > 0 || !(id in pictures) || (await readPicture()) === pictures[id]
      return isSame ? problems : ['It looks different.']
    }
    const tests: TestResult[] = []
    await open(values)
    for (const id of ids.filter((storyId) => testFilter.includes(storyId))) {
      const start = performance.now()
      // Retried once if the page crashed, which may not be the mutant's fault.
      const rerunStory = () => open(values).then(() => runStory(id))
      const problems = await runStory(id).catch(() => rerunStory().catch((error: unknown) => [String(error)]))
      tests.push(toResult(id, start, problems))
      if (problems.length > 0) break
    }
    return toMutantRunResult({ status: DryRunStatus.Complete, tests })
  }

  const dispose = async () => {
    await browser.close()
    await stop()
  }
  return { dryRun, mutantRun, dispose }
}

function createPlugin({ testFiles }: StrykerOptions): TestRunner {
  const runner = startStories(testFiles)
  return {
    capabilities: () => ({ reloadEnvironment: true }),
    dryRun: async () => (await runner).dryRun(),
    mutantRun: async (options) => (await runner).mutantRun(options),
    dispose: async () => (await runner).dispose(),
  }
}
createPlugin.inject = tokens(commonTokens.options)

export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'stories', createPlugin)]
