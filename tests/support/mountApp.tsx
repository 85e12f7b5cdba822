import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate, type InitialEntry } from 'react-router-dom'
import { expect, onTestFinished } from 'vitest'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'
import { toastsLabel } from '#src/copy/toasts.ts'
import type { Platform } from '#src/platform/ports.ts'

/** The browser's address and its way back. */
function Address() {
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
 * The whole shop on the mock platform and the mock server.
 * @param at the address, or the history so far: its last entry is shown
 * @param options.as who is signed in already; nobody when left out
 * @param options.platform parts of the platform to replace
 */
export async function mountApp(
  at: InitialEntry | InitialEntry[],
  { as, platform: replaced }: { as?: keyof typeof personas; platform?: Partial<Platform> } = {},
) {
  const platform: Platform = { ...createMockPlatform(), ...replaced }
  if (as) await platform.identity.signIn(personas[as].email, demoPassword)
  const shop = createShop(platform)
  onTestFinished(shop.start())
  render(
    <MemoryRouter initialEntries={[at].flat()}>
      <Address />
      <App shop={shop} />
    </MemoryRouter>,
  )
  return { platform, store: shop.store, user: userEvent.setup() }
}

/** @returns the page's one heading of the first level, as soon as it has this name */
export const findPage = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Waits until the router is there. */
export const expectAddress = (path: string) =>
  waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${path}$`)))

/** @returns the newest toast with this text, as soon as there is one: those of the test before may still stand there */
export async function findToast(text: string | RegExp): Promise<HTMLElement> {
  const toasts = await within(await screen.findByRole('region', { name: toastsLabel })).findAllByText(text)
  return toasts.at(-1) ?? expect.unreachable()
}
