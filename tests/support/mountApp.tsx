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

// Preloads all lazy code, so no test waits for an import. On a busy machine, an import can take longer than a
// test's timeout, and a fake clock doesn't control imports.
beforeAll(async () => {
  const modules = import.meta.glob([
    '../../src/{api,routes,payment}/*.{ts,tsx}',
    '../../src/design-system/components/DialogPanel.tsx',
  ])
  await Promise.all(Object.values(modules).map((load) => load()))
}, 60_000)

type PartlyReplaceablePort = 'config' | 'identity' | 'payment'

/** Replacements for ports of the mock platform; some ports can be replaced in part. */
export type PortOverrides = Omit<Partial<Platform>, PartlyReplaceablePort> & {
  [Port in PartlyReplaceablePort]?: Partial<Platform[Port]>
}

interface MountOptions {
  /** The signed-in persona, if any. */
  as?: Persona | undefined
  platform?: PortOverrides
  /** The behaviour of the mock server; by default, it follows the specification. */
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
 * @param at the URL, or a history of which the last entry is shown
 * @returns helpers; `crashes` lists the requests that have crashed the field server so far
 */
export async function mountApp(
  at: InitialEntry | InitialEntry[],
  { as, platform: overrides = {}, profile = 'specified' }: MountOptions = {},
) {
  const crashes = profile === 'field' ? mockApiAsFieldServer().crashes : []
  const mockPlatform = createMockPlatform()
  const platform: Platform = {
    ...mockPlatform,
    // The picture is not sent to the mock image host, because Node can't read jsdom's form data with a file.
    upload: { upload: () => Promise.resolve('https://images.shop.test/uploads/nut.png') },
    ...overrides,
    config: { ...mockPlatform.config, ...overrides.config },
    identity: { ...mockPlatform.identity, ...overrides.identity },
    payment: { ...mockPlatform.payment, ...overrides.payment },
  }
  if (as) await platform.identity.signIn(personas[as].email, demoPassword)
  const shop = createShop(platform)
  const stop = shop.start()
  onTestFinished(() => {
    stop()
    // Aborts pending queries; otherwise, a query that waits for a retry would be sent during another test.
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
export async function mountPage(
  at: InitialEntry | InitialEntry[],
  heading: string | RegExp,
  options: MountOptions = {},
) {
  const app = await mountApp(at, options)
  await findPageHeading(heading)
  return app
}

export const expectUrl = (path: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${path}$`)))

/** Focuses the window, which refetches the data on the page. */
export const dispatchWindowFocus = () => act(() => void window.dispatchEvent(new Event('focus')))

/**
 * Waits for a toast with this text.
 * @returns the newest such toast, because toasts of the previous test may still be shown
 */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const toasts = await within(await screen.findByRole('region', { name: toastsLabel })).findAllByText(text)
  return toasts.at(-1) ?? expect.unreachable()
}
