import type { Browser } from '@playwright/test'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as z from 'zod/mini'
import { browserPath } from '#tests/support/browser.ts'
import { serveStatic } from '#tests/support/static.ts'
import type { Build } from '#tests/tools/visual/buildStorybook.ts'
import { pictureFile } from '#tests/tools/visual/difference.ts'
import { buildsDir, picturesDir, projectDir, setsDir } from '#tests/tools/visual/folders.ts'
import { picturesSchema, viewKey, type Picture, type PictureSet, type StoryName } from '#tests/tools/visual/picture.ts'
import { planVisits } from '#tests/tools/visual/planVisits.ts'
import { modesOfStories } from '#tests/tools/visual/preview.ts'
import { openStage, shoot, type Site } from '#tests/tools/visual/shoot.ts'

/** More than the cores of a small machine: while one page waits, another draws. */
const pages = 3

/** Sets and builds of more states than these are deleted. */
const keptStates = 6

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ type: z.string(), title: z.string(), name: z.string() })),
})

/** Changes with every file that decides how a picture is taken. */
function shooterHash(): string {
  const files = globSync(['tests/tools/visual/*.ts', 'tests/support/{browser,showStory}.ts'], { cwd: projectDir })
  const hash = createHash('sha256')
  for (const file of files.filter((name) => !name.endsWith('.test.ts')).toSorted())
    hash.update(readFileSync(join(projectDir, file)))
  return hash.digest('hex').slice(0, 12)
}

/** Whether a story is chosen. */
type Choice = (story: string, title: string) => boolean

/** Chooses the stories whose title is or starts with `only`, such as 'Components/Button' or 'Screens'; '' is all. */
export const below =
  (only: string): Choice =>
  (_story, title) =>
    only === '' || `${title}/`.startsWith(`${only}/`)

/** The chosen stories of Storybook's index. */
export function selectStories(index: unknown, isChosen: Choice): Record<string, StoryName> {
  const stories = Object.entries(z.parse(indexSchema, index).entries).filter(
    ([id, { type, title }]) => type === 'story' && isChosen(id, title),
  )
  return Object.fromEntries(stories.map(([id, { title, name }]) => [id, { title, name }]))
}

/** Pictures of the same version may differ: one with a window, and one without. */
const setFile = (build: Build, browser: Browser): string =>
  join(setsDir, `${build.state}_${basename(browserPath())}_${browser.version()}_${shooterHash()}.json`)

interface TakeOptions {
  isChosen: Choice
  /** Takes the pictures again in any case, and keeps no set. */
  isFresh?: boolean
  /** What is expected to look the same: where it does, that saves time. */
  expected?: Picture[]
  /** Takes them in the other order and on another day: a picture that depends on either is not steady. */
  isOtherwise?: boolean
}

const otherDays = 400

const hashesOf = (pictures: Picture[]): Map<string, string> =>
  new Map(pictures.flatMap((picture) => ('hash' in picture ? [[viewKey(picture), picture.hash]] : [])))

/** Takes the pictures of stories in a folder's Storybook. */
async function takePictures(
  dir: string,
  stories: string[],
  browser: Browser,
  { expected = [], isOtherwise = false }: TakeOptions,
): Promise<Picture[]> {
  mkdirSync(picturesDir, { recursive: true })
  const { url, stop } = await serveStatic({ dir })
  const site: Site = { url, daysAhead: isOtherwise ? otherDays : 0 }
  try {
    const stage = await openStage(browser, site, { width: 1280, height: 900 })
    const visits = planVisits(await modesOfStories(stage.page, stories))
    await stage.page.context().close()
    const startMs = performance.now()
    const pictures = await shoot(browser, {
      site,
      visits: isOtherwise ? visits.toReversed() : visits,
      pages,
      known: hashesOf(expected),
      onShot(hash, png) {
        if (!existsSync(pictureFile(hash))) writeFileSync(pictureFile(hash), png)
      },
      onRetake: ({ story, size: { width } }, reason) =>
        console.log(`Taken again in a fresh page: ${story}, ${width} px wide: ${reason}`),
    })
    const ms = performance.now() - startMs
    console.log(
      `${pictures.length} pictures of ${stories.length} stories in ${Math.round(ms / 1000)} s: ${Math.round(ms / Math.max(1, pictures.length))} ms each`,
    )
    return pictures
  } finally {
    await stop()
  }
}

/**
 * The pictures of a build's selected stories, as they were taken before or else taken now. Failures are not kept.
 * @throws when the build fails
 */
export async function picturesOf(build: Build, browser: Browser, options: TakeOptions): Promise<PictureSet> {
  const { isChosen, isFresh = false } = options
  const dir = build.build()
  const stories = selectStories(JSON.parse(readFileSync(join(dir, 'index.json'), 'utf8')), isChosen)
  const file = setFile(build, browser)
  const kept = !isFresh && existsSync(file) ? z.parse(picturesSchema, JSON.parse(readFileSync(file, 'utf8'))) : []
  const keptStories = new Set(kept.map(({ story }) => story))
  const missing = Object.keys(stories).filter((story) => !keptStories.has(story))
  const taken = missing.length > 0 ? await takePictures(dir, missing, browser, options) : []
  const failed = new Set(taken.filter((picture) => 'failure' in picture).map(({ story }) => story))
  if (!isFresh) {
    mkdirSync(setsDir, { recursive: true })
    writeFileSync(file, JSON.stringify([...kept, ...taken.filter(({ story }) => !failed.has(story))]))
  }
  return { stories, pictures: [...kept.filter(({ story }) => story in stories), ...taken] }
}

/** Deletes the oldest sets and builds, and the pictures that are in no set. */
export function forgetOldStates(): void {
  for (const dir of [setsDir, buildsDir].filter((folder) => existsSync(folder))) {
    const newestFirst = readdirSync(dir)
      .map((name) => join(dir, name))
      .toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)
    for (const old of newestFirst.slice(keptStates)) rmSync(old, { recursive: true })
  }
  const sets = globSync('*.json', { cwd: setsDir }).map((name) => readFileSync(join(setsDir, name), 'utf8'))
  for (const name of readdirSync(picturesDir))
    if (!sets.some((set) => set.includes(name.replace('.png', '')))) rmSync(join(picturesDir, name))
}
