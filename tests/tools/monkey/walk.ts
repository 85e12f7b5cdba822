import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { changedDials } from '#mocks/demo/dialOptions.ts'
import { viewerOf } from '#mocks/demo/situation.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import { chooseStep, lasting, reloading } from '#tests/tools/monkey/chooseStep.ts'
import { usedHeap } from '#tests/tools/monkey/heap.ts'
import { openTabs, type Tabs } from '#tests/tools/monkey/openTabs.ts'
import type { Finding, PageView } from '#tests/tools/monkey/page/eyes.ts'
import type { Action, Step } from '#tests/tools/monkey/step.ts'
import { takeStep } from '#tests/tools/monkey/takeStep.ts'
import { createRandom } from '#tests/support/random.ts'
import { pageAt } from '#src/domain/pages.ts'

/**
 * Something wrong with a page. noise: the console's warnings and errors, and uncaught exceptions · stuck: a step could
 * not be taken, or took too long.
 */
export interface Problem {
  kind: Finding['kind'] | 'noise' | 'stuck'
  text: string
}

/** A walk that was made. */
export interface Walk {
  seed: number
  steps: Step[]
  /** What is wrong after the last step. */
  problems: Problem[]
  /** Pages and viewers by name, faults as the demo's panel describes them. */
  seen: { pages: Set<string>; viewers: Set<string>; faults: Set<string> }
  /** Bytes that the first tab keeps, after the warm-up and at the end; null when the walk ended before. */
  heap: { before: number; after: number } | null
}

export interface WalkOptions {
  browser: Browser
  /** Address of the shop's root, with a slash at its end. */
  root: string
  /** Decides what the walk does. */
  seed: number
  maxSteps: number
  /** After this time no further step is chosen. */
  maxMs: number
}

/** So many steps fill all caches. A short walk warms up for half of its steps or its time. */
const maxWarmUpSteps = 500

/** A walk of every page, on a busy machine, takes half of it. */
const maxStepMs = 60_000

const step = (action: Action): Step => ({ tab: lasting, action, ms: 0 })
const rest = [step({ kind: 'rest' })]
const warmUp = [step({ kind: 'tour', as: 'customer' }), step({ kind: 'tour', as: 'admin' }), ...rest]

const problemsOf = (views: readonly PageView[], noise: readonly string[]): Problem[] => [
  ...views.flatMap(({ path, findings }) => findings.map(({ kind, text }) => ({ kind, text: `${text} (${path})` }))),
  ...noise.map((text) => ({ kind: 'noise' as const, text })),
]

/** What is to be seen after a step, and what is wrong with it. */
interface Sight {
  views: PageView[]
  /** Who is signed in. */
  viewer: string
  problems: Problem[]
}

async function see(tabs: Tabs): Promise<Sight> {
  const views = await tabs.read()
  const email = await tabs.pages()[lasting]?.evaluate((key) => localStorage.getItem(key), sessionKey)
  return { views, viewer: viewerOf(email ?? null) ?? 'new account', problems: problemsOf(views, tabs.noise()) }
}

async function takeAndSee(tabs: Tabs, step: Step): Promise<Sight> {
  try {
    const timeIsOver = sleep(maxStepMs, 'over' as const, { ref: false })
    const sight = await Promise.race([takeStep(tabs, step).then(() => see(tabs)), timeIsOver])
    if (sight === 'over') throw new Error(`no end after ${maxStepMs} ms`)
    return sight
  } catch (error) {
    const problems: Problem[] = [{ kind: 'stuck', text: String(error) }, ...problemsOf([], tabs.noise())]
    return { views: [], viewer: 'unknown', problems }
  }
}

/** Adds what a step has shown to what was seen before. @param root path of the shop's root */
function note(
  { pages, viewers, faults }: Walk['seen'],
  { views, viewer }: Sight,
  { action }: Step,
  root: string,
): void {
  for (const { path } of views.slice(0, reloading + 1)) pages.add(pageAt(path.replace(root, '/')) ?? 'not found')
  viewers.add(viewer)
  if (action.kind === 'dials') for (const text of changedDials(action.dials)) faults.add(text)
}

/** Walks at random through the shop until something is wrong, or the walk is long enough. */
export async function walk({ browser, root, seed, maxSteps, maxMs }: WalkOptions): Promise<Walk> {
  const startMs = performance.now()
  const isOver = (ms: number) => performance.now() > startMs + ms
  const warmUpSteps = Math.min(maxWarmUpSteps, Math.floor(maxSteps / 2))
  const random = createRandom(seed)
  const seen: Walk['seen'] = { pages: new Set(), viewers: new Set(), faults: new Set() }
  const steps: Step[] = []
  const tabs = await openTabs(browser, root)
  let sight = await see(tabs)
  const isWrong = () => sight.problems.length > 0

  const take = async (next: Step) => {
    steps.push(next)
    sight = await takeAndSee(tabs, next)
    note(seen, sight, next, new URL(root).pathname)
  }
  /** @returns null when something is wrong by then */
  const heapAfter = async (last: readonly Step[]) => {
    for (const next of last) if (!isWrong()) await take(next)
    const page = tabs.pages()[lasting]
    return page && !isWrong() ? usedHeap(page) : null
  }

  let before: number | null = null
  for (let count = 1; count <= maxSteps && !isWrong() && !isOver(maxMs); count += 1) {
    await take(chooseStep(random, sight.views))
    if (before === null && (count >= warmUpSteps || isOver(maxMs / 2))) before = await heapAfter(warmUp)
  }
  const after = before === null ? null : await heapAfter(rest)
  await tabs.context.close()
  const { problems } = sight
  return { seed, steps, problems, seen, heap: before !== null && after !== null ? { before, after } : null }
}

/** Takes steps again in a new context. @returns what is wrong after the first step that leads to it; none at the end */
export async function replay(browser: Browser, root: string, steps: readonly Step[]): Promise<Problem[]> {
  const tabs = await openTabs(browser, root)
  let problems: Problem[] = []
  for (const step of steps) {
    problems = (await takeAndSee(tabs, step)).problems
    if (problems.length > 0) break
  }
  await tabs.context.close()
  return problems
}
