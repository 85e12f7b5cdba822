import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { AppShell, type AppShellProps } from '#src/design-system/blocks/shell/AppShell.tsx'
import { StaleBar } from '#src/design-system/blocks/shell/ShellBars.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Page } from '#src/design-system/components/layout.tsx'
import { expectCallOnClick, expectBusyIgnoresClick } from '#stories/support/buttons.ts'
import { expectLink, expectText } from '#stories/support/plays.ts'
import { viewers } from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const args: AppShellProps = {
  viewer: viewers.visitor,
  theme: 'system',
  isOffline: false,
  hasNewVersion: false,
  onThemeChange: fn(),
  onLogout: fn(),
  onReload: fn(),
  children: (
    <Page>
      <Heading level={1}>A page</Heading>
    </Page>
  ),
}

/** The frame of every page: the navigation at the top, the footer at the bottom, and notices. */
const meta = preview.meta({
  title: 'Blocks/AppShell',
  // On a full page, all content must be in a landmark.
  parameters: { a11y: { config: { rules: [{ id: 'region', enabled: true }] } } },
  component: AppShell,
  args,
})

/** A window that is wide enough for the links in the navbar. In narrower windows, the links are in a menu. */
const desktopGlobals = { viewport: { value: 'desk' } }

export const Visitor = meta.story({
  globals: desktopGlobals,
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await expectLink('#main', 'Skip to content')({ canvas })
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
    const menu = within(canvas.getByRole('navigation', { name: 'Main' }))
    const names = menu.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Home', 'Tools', 'About Us', 'Contact'])
    await expect(menu.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
    await expectLink('/about', 'About Us')({ canvas: menu })
    await expectLink('/aboutus', 'About Us')({ canvas: within(canvas.getByRole('contentinfo')) })
    await expect(canvas.getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    await expect(canvas.queryByText(/You seem to be offline/)).toBeNull()
  },
})

/** If a list couldn’t be refreshed, a bar at the bottom of the window reports the problem without moving the list. */
export const StaleData = meta.story({
  args: {
    children: (
      <Page>
        <Heading level={1}>A page</Heading>
        <StaleBar>We couldn’t refresh these parts.</StaleBar>
      </Page>
    ),
  },
  async play({ canvas }) {
    const staleMessage = await canvas.findByText('We couldn’t refresh these parts.')
    await expect(staleMessage.closest('[role=status]')).toBeVisible()
    await expect(canvas.getByRole('main')).not.toContainElement(staleMessage)
  },
})

/** The footer links to the owner's privacy notice, if there is one (HOST-3). */
export const WithPrivacyNotice = meta.story({
  args: { privacyUrl: 'https://shop.example/privacy' },
  globals: desktopGlobals,
  play: ({ canvas }) =>
    expectLink('https://shop.example/privacy', 'Privacy notice')({ canvas: within(canvas.getByRole('contentinfo')) }),
})

/** Initials replace a missing photo (AUTH-17). */
export const Customer = meta.story({
  args: { viewer: viewers.customer },
  globals: desktopGlobals,
  async play({ args, canvas }) {
    await expectText('KH')({ canvas })
    await expect(canvas.getByRole('banner').querySelector('img')).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'LOGIN' })).toBeNull()
    await expect(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expectCallOnClick('LOGOUT', args.onLogout)({ canvas })
  },
})

/** While the customer is being signed out, LOGOUT ignores further clicks (AUTH-22). */
export const SigningOut = meta.story({
  tags: ['STATE-13'],
  args: { viewer: { ...viewers.customer, isSigningOut: true } },
  globals: desktopGlobals,
  play: expectBusyIgnoresClick('Logging out…', args.onLogout),
})

export const SessionPending = meta.story({
  args: { viewer: { state: 'pending' } },
  play: ({ canvas }) => expect(canvas.queryByText(/LOGIN|LOGOUT/)).toBeNull(),
})

const longName = 'Wolfeschlegelsteinhausenbergerdorff'

export const LongName = meta.story({
  tags: ['STATE-11'],
  args: { viewer: { ...viewers.customer, name: longName, fullName: longName } },
  play: ({ canvas }) => expect(canvas.getByTitle(longName)).toBeInTheDocument(),
})

export const MobileMenuOpen = meta.story({
  tags: ['STATE-16'],
  args: { viewer: viewers.customer },
  globals: { viewport: { value: 'small' } },
  async play({ canvas, userEvent }) {
    const menuButton = canvas.getByRole('button', { name: 'Menu' })
    await userEvent.click(menuButton)
    await screen.findByRole('dialog', { name: 'Menu' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(menuButton).toHaveFocus())
    await userEvent.click(menuButton)
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Tools' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // Waits until the new page has rendered, because rendering it closes a menu that is already open.
    await canvas.findAllByRole('link', { name: 'Tools', current: 'page', hidden: true })
    await userEvent.click(menuButton)
    const drawer = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(drawer.getByRole('link', { name: 'Dashboard' })).toBeVisible())
    await expect(drawer.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  },
})

export const OfflineBar = meta.story({
  tags: ['STATE-6'],
  args: { isOffline: true },
  async play({ canvas }) {
    const offlineText = await canvas.findByText(/^You seem to be offline/)
    const bar = offlineText.closest<HTMLElement>('[role=status]') ?? offlineText
    // The bar must be visible even though the page is taller than the window.
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(innerHeight)
    await expect(canvas.getByRole('banner')).not.toContainElement(bar)
  },
})

export const NewVersionBar = meta.story({
  args: { hasNewVersion: true },
  play: expectCallOnClick('Reload', args.onReload),
})
