import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate, type InitialEntry } from 'react-router-dom'
import { beforeAll, expect, onTestFinished } from 'vitest'
import { demoPassword, personas, type Persona } from '#mocks/personas.ts'
import type { ProfileName } from '#mocks/serverProfile.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { baseApi } from '#src/api/baseApi.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { toastsLabel } from '#src/copy/toasts.ts'
import type { Platform } from '#src/ports/ports.ts'
import { mockApiAsFieldServer } from '#tests/support/fieldServer.ts'

// Preloads all code, so that no test waits for it. Under load, loading takes longer than a test may, and dynamic
// imports don't follow a fake clock.
beforeAll(async () => {
  const modules = import.meta.glob([
    '../../src/{api,routes,payment}/*.{ts,tsx}',
    '../../src/design-system/components/DialogPanel.tsx',
  ])
  await Promise.all(Object.values(modules).map((load) => load()))
}, 60_000)

type PartialPort = 'config' | 'identity' | 'payment'

/** Replacements for ports of the mock platform, or for parts of them. */
export type ReplacedPorts = Omit<Partial<Platform>, PartialPort> & {
  [Port in PartialPort]?: Partial<Platform[Port]>
}

interface Options {
  /** The signed-in persona, if any. */
  as?: Persona | undefined
  platform?: ReplacedPorts
  /** The kind of mock server; by default, the one that follows the specification. */
  profile?: ProfileName
}

/** Shows the router's URL and a Back button for the tests. */
function CurrentUrl() {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  return (
    <>
      <output data-testid="address">{pathname + search + hash}</output>
      <button type="button" hidden data-testid="back" onClick={() => void navigate(-1)} />
    </>
  )
}

/**
 * Renders the shop on the mock platform.
 * @param at the URL, or a history whose last entry is shown
 * @returns helpers, including `crashes`, the growing list of the requests that have crashed the field server
 */
export async function mountApp(
  at: InitialEntry | InitialEntry[],
  { as, platform: replaced = {}, profile = 'specified' }: Options = {},
) {
  const crashes = profile === 'field' ? mockApiAsFieldServer().crashes : []
  const mock = createMockPlatform()
  const platform: Platform = {
    ...mock,
    // In jsdom, Node can't read a form with a file, so the picture is not sent to the mock image host.
    upload: { upload: () => Promise.resolve('https://images.shop.test/uploads/nut.png') },
    ...replaced,
    config: { ...mock.config, ...replaced.config },
    identity: { ...mock.identity, ...replaced.identity },
    payment: { ...mock.payment, ...replaced.payment },
  }
  if (as) await platform.identity.signIn(personas[as].email, demoPassword)
  const shop = createShop(platform)
  const stop = shop.start()
  onTestFinished(() => {
    stop()
    // A query that waits for its next retry would be sent during another test.
    for (const query of shop.store.dispatch(baseApi.util.getRunningQueriesThunk())) query.abort()
  })
  render(
    <MemoryRouter initialEntries={[at].flat()}>
      <CurrentUrl />
      <App shop={shop} />
    </MemoryRouter>,
  )
  return { platform, store: shop.store, user: userEvent.setup(), crashes }
}

export const findPageHeading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Renders the shop like `mountApp`, and waits for the page with this heading. */
export async function mountPage(at: InitialEntry | InitialEntry[], heading: string | RegExp, options: Options = {}) {
  const app = await mountApp(at, options)
  await findPageHeading(heading)
  return app
}

export const expectUrl = (path: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${path}$`)))

/** Focuses the window, which refetches the data on the page. */
export const focusPage = () => act(() => void window.dispatchEvent(new Event('focus')))

/**
 * Waits for a toast with this text.
 * @returns the newest such toast, because toasts of the previous test may still be shown
 */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const toasts = await within(await screen.findByRole('region', { name: toastsLabel })).findAllByText(text)
  return toasts.at(-1) ?? expect.unreachable()
}
