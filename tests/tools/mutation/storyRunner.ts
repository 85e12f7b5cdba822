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
import { createLaunchOptions } from '#tests/support/browser.ts'
import { desktopViewport, loadImages, playStory, setWindowSize } from '#tests/support/playStory.ts'
import { serveStatic } from '#tests/support/static.ts'
import { readStories } from '#tests/support/storybookIndex.ts'
import { collectConsoleErrors } from '#tests/support/collectConsoleErrors.ts'

interface Coverage {
  static: Record<string, number>
  perTest: Record<string, Record<string, number>>
}

declare global {
  /** The object through which this runner and the code that Stryker inserts exchange data. */
  var __stryker__: { mutantCoverage?: Coverage; [name: string]: unknown } | undefined
}

const storybookDir = 'storybook-static'

/**
 * The file with the hashes of stories' pictures, by story id. It contains only pictures that did not change between two
 * plays of the story. Stryker's first process writes the file for all processes.
 */
const picturesFile = `${storybookDir}/pictures.json`
const readPictures = () => z.parse(z.record(z.string(), z.string()), JSON.parse(readFileSync(picturesFile, 'utf8')))

/** @returns the ids of the stories that the tests play, in the order of their files */
function readStoryIds(files: readonly string[]): string[] {
  const stories = readStories(storybookDir).filter(({ tags }) => tags.includes('test'))
  return files.flatMap((file) => stories.filter(({ importPath }) => importPath === `./${file}`).map(({ id }) => id))
}

const createTestResult = (id: string, startMs: number, problems: readonly string[]): TestResult => {
  const test = { id, name: id, timeSpentMs: performance.now() - startMs }
  return problems.length === 0
    ? { ...test, status: TestStatus.Success }
    : { ...test, status: TestStatus.Failed, failureMessage: problems.join('\n') }
}

/** Passes values to the code that Stryker inserts. Runs in the page. */
const reportToStryker = (values: object) => void Object.assign((globalThis.__stryker__ ??= {}), values)

/**
 * Starts a runner with which Stryker plays stories. Their Storybook was built from the mutated code.
 * @param files the story files
 */
async function startStories(files: readonly string[]) {
  const ids = readStoryIds(files)
  const { url, stop } = await serveStatic({ dir: storybookDir })
  const browser = await chromium.launch(createLaunchOptions())
  const page = await browser.newPage({ reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' })

  async function openPreview(values: object): Promise<void> {
    await page.goto(`${url}iframe.html`)
    await page.evaluate(() => __STORYBOOK_PREVIEW__.ready())
    await page.evaluate(reportToStryker, values)
  }

  /**
   * Plays a story the way an everyday run of `test:stories` does.
   * @returns the problems found
   */
  async function playAndFindProblems(id: string): Promise<string[]> {
    const stopConsoleCheck = collectConsoleErrors(page)
    // Without a current test, Stryker treats code that runs while the story loads as static.
    await page.evaluate(reportToStryker, { currentTestId: null })
    await setWindowSize(page, id, desktopViewport)
    await page.evaluate(reportToStryker, { currentTestId: id })
    return [...(await playStory(page, id)), ...stopConsoleCheck()]
  }

  async function hashPicture(): Promise<string> {
    await page.evaluate(loadImages)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    return createHash('sha1').update(picture).digest('base64')
  }

  /** Plays all stories without mutants. Plays them twice, to find the stories whose picture does not change. */
  async function dryRun() {
    const mutantCoverage: Coverage = { static: {}, perTest: {} }
    const tests: TestResult[] = []
    const firstPictures = new Map<string, string>()
    await openPreview({})
    for (const id of ids) {
      const startMs = performance.now()
      let problems = await playAndFindProblems(id)
      // A failed story is retried once, as in `test:stories`, because browsers on slow machines drop events.
      if (problems.length > 0) problems = await openPreview({}).then(() => playAndFindProblems(id))
      tests.push(createTestResult(id, startMs, problems))
      firstPictures.set(id, await hashPicture())
      const coverage = await page.evaluate(() => globalThis.__stryker__?.mutantCoverage)
      Object.assign(mutantCoverage.static, coverage?.static)
      Object.assign(mutantCoverage.perTest, coverage?.perTest)
    }
    await openPreview({})
    const pictures: Record<string, string> = {}
    for (const id of ids) {
      await playAndFindProblems(id)
      const picture = await hashPicture()
      if (picture === firstPictures.get(id)) pictures[id] = picture
    }
    writeFileSync(picturesFile, JSON.stringify(pictures))
    return { status: DryRunStatus.Complete, tests, mutantCoverage } as const
  }

  async function mutantRun({ testFilter = ids, activeMutant, hitLimit }: MutantRunOptions) {
    const values = { activeMutant: activeMutant.id, hitCount: 0, hitLimit }
    const pictures = readPictures()
    const runStory = async (id: string): Promise<string[]> => {
      const problems = await playAndFindProblems(id)
      const looksUnchanged = problems.length > 0 || !(id in pictures) || (await hashPicture()) === pictures[id]
      return looksUnchanged ? problems : ['It looks different.']
    }
    const tests: TestResult[] = []
    await openPreview(values)
    for (const id of ids.filter((storyId) => testFilter.includes(storyId))) {
      const startMs = performance.now()
      // If the page crashes, the story is run again, because the mutant may not be the cause.
      const rerunStory = () => openPreview(values).then(() => runStory(id))
      const problems = await runStory(id).catch(() => rerunStory().catch((error: unknown) => [String(error)]))
      tests.push(createTestResult(id, startMs, problems))
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
