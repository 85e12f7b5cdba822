import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { useEffect, useState } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { callLog, type CallRecord } from '#mocks/callLog.ts'
import { db, type Scenario } from '#mocks/db.ts'
import { getViewerEmail, type Viewer } from '#mocks/demo/situation.ts'
import { handlers } from '#mocks/handlers/index.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { scenarios, type ScenarioName } from '#mocks/scenarios.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { closeToasts } from '#src/app/toasts.ts'
import { loadingLabels } from '#src/copy/shared.ts'
import { readToolbar } from '#storybook/toolbar.ts'

/** How many consecutive frames must have no pending call. One is too few, because rendering a response may cause a call. */
const requiredQuietFrames = 5

const loadTimeoutMs = 5000

/** Whether the call's response is still to come. A call that the scenario leaves pending forever has a `fault`. */
const isPending = ({ status, fault }: CallRecord): boolean => status === null && fault === null

const isPageLoading = (): boolean =>
  callLog.get().some(isPending) || screen.queryAllByText(loadingLabels.page).length > 0

/** Waits for the page's code and for every response that the mock server will send, but at most 5 seconds. */
async function waitUntilLoaded(): Promise<void> {
  const endMs = performance.now() + loadTimeoutMs
  for (let quietCount = 0; quietCount < requiredQuietFrames && performance.now() < endMs;) {
    await new Promise(requestAnimationFrame)
    quietCount = isPageLoading() ? 0 : quietCount + 1
  }
}

/** Renders the router's path, so that play functions can read it. */
const CurrentPath = () => (
  <output data-testid="path" hidden>
    {useLocation().pathname}
  </output>
)

interface InAppOptions {
  /** Who is signed in. The default is a visitor without an account. */
  as?: Viewer
  scenario?: ScenarioName
  /** Shows the page as printed. */
  print?: boolean
}

type ShopInStoryProps = Required<Pick<InAppOptions, 'as' | 'scenario'>> & {
  at: string
  settings: Scenario['settings']
}

/** Creates an app with fresh data, after removing everything that earlier stories have stored, e.g. a payment. */
function openShop({ as, scenario, settings }: ShopInStoryProps) {
  callLog.clear()
  db.loadScenario(scenarios[scenario])
  db.changeSettings(settings ?? {})
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith('dhruva')) storage.removeItem(key)
  const signedInAs = getViewerEmail(as)
  // A real alert would block the play function.
  return createShop({ ...createMockPlatform(signedInAs === null ? {} : { signedInAs }), alert: () => undefined })
}

/** The app on the mock platform, with fresh data, store and router for each mount. */
function ShopInStory(props: ShopInStoryProps) {
  const [shop] = useState(() => openShop(props))
  useEffect(() => {
    const stop = shop.start()
    return () => {
      stop()
      // Toasts are rendered outside the app and would still be visible in the next story.
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

const settingsByLatency = { story: undefined, slow: scenarios.slowDown.settings, offline: scenarios.goOffline.settings }

/**
 * Annotations of a story that mounts the whole app with fresh data. Usage: `meta.story({ ...inApp('/parts'), play })`. Put
 * such stories into files of their own. They import the whole app, and Chromatic photographs all stories in a file if any
 * import of the file has changed.
 * @param at the router's initial URL
 */
export const inApp = (at: string, { as = 'visitor', scenario = 'everydayShop', print = false }: InAppOptions = {}) => ({
  // On a documentation page, each story has its own frame. Otherwise, all stories would share the mock server's data.
  parameters: {
    inApp: true,
    situation: { scenario, as, settings: {}, path: at },
    print,
    docs: { story: { inline: false, iframeHeight: '720px' } },
  },
  beforeEach({ msw, globals, parameters }: StoryContext) {
    msw.use(...handlers)
    // With a different persona or network, the play function may fail. The app must stay visible.
    const { persona, latency } = readToolbar(globals)
    if (persona !== 'story' || latency !== 'story') parameters.throwPlayFunctionExceptions = false
  },
  // Keeps screenshots reproducible. Without waiting, content that loads after the last step would sometimes be missing.
  afterEach: waitUntilLoaded,
  render(_args: object, { globals }: StoryContext) {
    const { persona, latency } = readToolbar(globals)
    const props = { at, scenario, as: persona === 'story' ? as : persona, settings: settingsByLatency[latency] }
    return <ShopInStory key={JSON.stringify(props)} {...props} />
  },
})

/** Waits for the toast with this text. Toasts are rendered outside the app. */
export const expectToast = (text: string) => waitFor(() => expect(screen.getByText(text)).toBeVisible())

/**
 * Clicks the first button with this name, and then the button in the dialog that confirms.
 * @param confirm the label of the button that confirms
 * @param toast the text of the toast that must appear
 * @param expectedOutcome whether the first button must stay in its row or disappear
 */
export async function clickAndConfirm(
  name: string,
  confirm: string,
  toast: string,
  expectedOutcome: 'stays' | 'goes',
): Promise<void> {
  const [button] = await screen.findAllByRole('button', { name })
  const row = within(button?.closest('tr') as HTMLElement)
  await userEvent.click(row.getByRole('button', { name }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: confirm }))
  await expectToast(toast)
  // Checks the row instead of counting buttons, because a long table renders its last rows later.
  await waitFor(() =>
    expect(row.queryByRole('button', { name })?.isConnected ?? false).toBe(expectedOutcome === 'stays'),
  )
}

/** Expects the letterhead, and no elements that are useless in print (STATE-17). */
export async function expectPrint(): Promise<void> {
  const letterheads = screen.getAllByText('hello@dhruva-auto.example')
  await expect(letterheads.filter((address) => address.checkVisibility())).toHaveLength(1)
  for (const role of ['navigation', 'banner', 'contentinfo', 'button', 'link'])
    await expect(screen.queryAllByRole(role)).toEqual([])
}
