import type { StoryContext } from '@storybook/react-vite'
import { callLog, type CallRecord } from '#mocks/callLog.ts'
import { handlers } from '#mocks/handlers/index.ts'
import type { Persona } from '#mocks/personas.ts'
import type { ScenarioName } from '#mocks/scenarios.ts'
import { loading } from '#src/copy/loading.ts'
import { WiredApp } from '#stories/support/WiredApp.tsx'
import { readToolbar } from '#storybook/toolbar.ts'

/** An answer may lead to another call, which is sent once the answer is drawn. */
const quietFrames = 5

const timeoutMs = 5000

/** The log gives a cause for a call that the scenario never answers; don't wait for it. */
const isOpen = ({ answer, cause }: CallRecord): boolean => answer === null && cause === null

const isLoading = (): boolean => callLog.get().some(isOpen) || document.body.textContent.includes(loading.page)

/** Waits for the page's code, and for every answer that the mock server will give, at most 5 seconds. */
async function waitUntilLoaded(): Promise<void> {
  const endMs = performance.now() + timeoutMs
  for (let quiet = 0; quiet < quietFrames && performance.now() < endMs;) {
    await new Promise(requestAnimationFrame)
    quiet = isLoading() ? 0 : quiet + 1
  }
}

interface WiredOptions {
  /** Who is signed in; by default nobody. */
  as?: Persona
  /** The mock world's starting point. */
  scenario?: ScenarioName
  /** Shown as printed. */
  paper?: boolean
}

/**
 * Annotations of a story that mounts the whole shop, with router, store and mock server, in a new world:
 * `meta.story({ ...wired('/parts', { as: 'customer' }), play })`. Not in a file with other stories: Chromatic
 * photographs every story of a file when anything the file imports has changed, and this imports the whole shop.
 * @param at the router's initial address
 */
export const wired = (at: string, { as, scenario = 'everydayShop', paper = false }: WiredOptions = {}) => ({
  // On a documentation page each story has its own frame: shops in one page would share the mock server's data.
  parameters: { wired: true, paper, docs: { story: { inline: false, iframeHeight: '720px' } } },
  beforeEach({ msw, globals, parameters }: StoryContext) {
    msw.use(...handlers)
    // For another person or network the story's steps may not apply: they stop, and the shop stays visible.
    const { persona, latency } = readToolbar(globals)
    if (persona !== 'story' || latency !== 'story') parameters.throwPlayFunctionExceptions = false
  },
  // Else a picture would show what comes after the last step, or would not.
  afterEach: waitUntilLoaded,
  render(_args: object, { globals }: StoryContext) {
    const { persona, latency } = readToolbar(globals)
    const shown = persona === 'story' ? as : persona === 'visitor' ? undefined : persona
    return <WiredApp key={`${shown} ${latency}`} at={at} as={shown} scenario={scenario} latency={latency} />
  },
})
