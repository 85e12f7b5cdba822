import { chromium, type Browser } from '@playwright/test'
import { describeWalk, heapGrowth, maxHeapGrowth } from '#tests/tools/monkey/report.ts'
import { shrink } from '#tests/tools/monkey/shrink.ts'
import type { Step } from '#tests/tools/monkey/step.ts'
import { replay, walk, type Problem, type WalkOptions } from '#tests/tools/monkey/walk.ts'
import { launchOptions } from '#tests/support/browser.ts'

export interface MonkeyOptions extends Omit<WalkOptions, 'browser'> {
  /** How long the steps that lead to a problem are shrunk. */
  maxShrinkMs: number
}

/** What a walk has found. */
export interface Outcome {
  isFine: boolean
  report: string
}

/** Compiled code is part of the heap: the browser optimises none, and drops the rest whenever it collects. */
const withoutCode = '--js-flags=--no-opt,--no-maglev,--no-sparkplug,--stress-flush-code'

/** The addresses of code change with every build, and places in it with every line. */
const headline = ({ kind, text }: Problem) => `${kind}: ${text.split('\n')[0]?.replaceAll(/\(.*\)/g, '')}`

async function run(browser: Browser, { maxShrinkMs, ...options }: MonkeyOptions): Promise<Outcome> {
  const result = await walk({ browser, ...options })
  const [problem] = result.problems
  if (!problem) {
    const isFine = result.heap !== null && heapGrowth(result.heap) < maxHeapGrowth
    return { isFine, report: describeWalk(result, null) }
  }
  const endMs = performance.now() + maxShrinkMs
  const fails = async (steps: readonly Step[]) => {
    if (performance.now() > endMs) return false
    const problems = await replay(browser, options.root, steps)
    return problems.some((other) => headline(other) === headline(problem))
  }
  const failsAgain = await fails(result.steps)
  return { isFine: false, report: describeWalk(result, failsAgain ? await shrink(result.steps, fails) : null) }
}

/** Makes a walk in a browser of its own; when it goes wrong, finds the few steps that lead there. */
export async function runMonkey(options: MonkeyOptions): Promise<Outcome> {
  const { args, ...launch } = launchOptions()
  const browser = await chromium.launch({ ...launch, args: [...args, withoutCode] })
  try {
    return await run(browser, options)
  } finally {
    await browser.close()
  }
}
