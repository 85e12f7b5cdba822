import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useEffect, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { callLog, type CallRecord } from '#mocks/callLog.ts'
import { db, type Scenario } from '#mocks/db.ts'
import { emailOf, type Viewer } from '#mocks/demo/situation.ts'
import { handlers } from '#mocks/handlers/index.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { closeToasts } from '#src/app/toasts.ts'
import { loading } from '#src/copy/shared.ts'
import { readToolbar } from '#storybook/toolbar.ts'

/** An answer may lead to another call, which is sent once the answer is drawn. */
const quietFrames = 5

const timeoutMs = 5000

/** The log gives a cause for a call that the scenario never answers; don't wait for it. */
const isOpen = ({ status, cause }: CallRecord): boolean => status === null && cause === null

const isLoading = (): boolean => callLog.get().some(isOpen) || document.body.textContent.includes(loading.page)

/** Waits for the page's code, and for every answer that the mock server will give, at most 5 seconds. */
async function waitUntilLoaded(): Promise<void> {
  const endMs = performance.now() + timeoutMs
  for (let quiet = 0; quiet < quietFrames && performance.now() < endMs;) {
    await new Promise(requestAnimationFrame)
    quiet = isLoading() ? 0 : quiet + 1
  }
}

/** Renders the address for play functions to read. */
const CurrentPath = () => (
  <output data-testid="path" hidden>
    {useLocation().pathname}
  </output>
)

interface InAppOptions {
  /** Who is signed in; by default nobody. */
  as?: Viewer
  /** The mock world's starting point. */
  scenario?: ScenarioName
  /** Shown as printed. */
  print?: boolean
}

type ShopInStoryProps = Required<Pick<InAppOptions, 'as' | 'scenario'>> & {
  at: string
  settings: Scenario['settings']
}

/** @returns a new shop in a new world, without what earlier ones stored, e.g. a payment */
function openShop({ as, scenario, settings }: ShopInStoryProps) {
  callLog.clear()
  db.use(scenarios[scenario])
  db.changeSettings(settings ?? {})
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('dhruva')) storage.removeItem(key)
  const signedInAs = emailOf(as)
  // A real alert would block the play function.
  return createShop({ ...createMockPlatform(signedInAs === null ? {} : { signedInAs }), alert: () => undefined })
}

/** The shop on the mock platform, with a new world, store and router for each mount. */
function ShopInStory(props: ShopInStoryProps) {
  const [shop] = useState(() => openShop(props))
  useEffect(() => {
    const stop = shop.start()
    return () => {
      stop()
      // They are shown beside the shop and would stay in the next story.
      void closeToasts()
    }
  }, [shop])
  return (
    <MemoryRouter initialEntries={[props.at]}>
      <CurrentPath />
      <App shop={shop} />
    </MemoryRouter>
  )
}

const networks = { story: undefined, slow: scenarios.slowDown.settings, offline: scenarios.goOffline.settings }

/**
 * Annotations of a story that mounts the whole shop, with router, store and mock server, in a new world:
 * `meta.story({ ...wired('/parts', { as: 'customer' }), play })`. Not in a file with other stories: Chromatic
 * photographs every story of a file when anything the file imports has changed, and this imports the whole shop.
 * @param at the router's initial address
 */
export const inApp = (at: string, { as = 'visitor', scenario = 'everydayShop', print = false }: InAppOptions = {}) => ({
  // On a documentation page each story has its own frame: shops in one page would share the mock server's data.
  parameters: {
    inApp: true,
    situation: { scenario, as, settings: {}, path: at },
    print,
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
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
    const props = { at, scenario, as: persona === 'story' ? as : persona, settings: networks[latency] }
    return <ShopInStory key={JSON.stringify(props)} {...props} />
  },
})

/** Waits for the toast with this text, which is shown beside the shop. */
export const expectToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

/**
 * Presses the first button with this name, and the one that confirms it in the question.
 * @param toast the text that the shop answers with
 * @param rowAfter what becomes of the button
 */
export async function clickAndConfirm(
  name: string,
  confirm: string,
  toast: string,
  rowAfter: 'stays' | 'goes',
): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name })
  const row = within(button?.closest('tr') as HTMLElement)
  await userEvent.click(row.getByRole('button', { name }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }))
  await expectToast(toast)
  // Not their number: a long table draws its last rows later.
  await waitFor(() => expect(row.queryByRole('button', { name })?.isConnected ?? false).toBe(rowAfter === 'stays'))
}

/** Expects the letterhead, and nothing of the page that is of no use on print (STATE-17). */
export async function expectPrint(): Promise<void> {
  const letterheads = screen.getAllByText('hello@dhruva-auto.example')
  await expect(letterheads.filter((address) => address.checkVisibility())).toHaveLength(1)
  for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'link'])
    await expect(screen.queryAllByRole(role)).toEqual([])
}
