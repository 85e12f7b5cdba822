import { expect, fn, waitFor, within } from 'storybook/test'
import { AppShell, type AppShellProps } from '#src/design-system/blocks/shell/AppShell.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Page } from '#src/design-system/components/Page.tsx'
import { fitsTheWindow } from '#stories/support/plays.ts'
import { viewers } from '#stories/support/data.ts'
import preview from '#storybook/preview.tsx'

const args: AppShellProps = {
  viewer: viewers.visitor,
  theme: 'system',
  offline: false,
  newVersion: false,
  onThemeChange: fn(),
  onLogout: fn(),
  onReload: fn(),
  children: (
    <Page>
      <Heading level={1}>A page</Heading>
    </Page>
  ),
}

/** What surrounds every page: navigation above, footer below, and notices. */
const meta = preview.meta({
  title: 'Blocks/AppShell',
  // A full page: all content must be in a landmark.
  parameters: { a11y: { config: { rules: [{ id: 'region', enabled: true }] } } },
  component: AppShell,
  args,
})

/** The photo has no role to query: it is decorative, next to the name. */
const findPhoto = (banner: HTMLElement) => banner.querySelector('img')

/** Wide enough to show the links in the bar; below medium they are in the menu. */
const desktop = { viewport: { value: 'desk' } }

export const Visitor = meta.story({
  globals: desktop,
  async play({ canvas, userEvent }) {
    await userEvent.tab()
    const skip = canvas.getByRole('link', { name: 'Skip to the content' })
    await expect(skip).toHaveFocus()
    await expect(skip).toHaveAttribute('href', '#main')
    await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main')
    await expect(canvas.getByRole('banner')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'LOGIN' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Dashboard' })).toBeNull()
    await expect(canvas.queryByText(/You seem to be offline/)).toBeNull()
  },
})

export const Customer = meta.story({
  args: { viewer: viewers.customer },
  globals: desktop,
  async play({ args, canvas, userEvent }) {
    await expect(canvas.queryByRole('link', { name: 'LOGIN' })).toBeNull()
    await expect(within(canvas.getByRole('contentinfo')).getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'LOGOUT' }))
    await expect(args.onLogout).toHaveBeenCalledOnce()
  },
})

export const Admin = meta.story({
  args: { viewer: viewers.admin },
  globals: desktop,
  async play({ canvas }) {
    const banner = within(canvas.getByRole('banner'))
    await expect(banner.getByText('Nadia')).toBeVisible()
    await expect(banner.getByRole('link', { name: 'Dashboard' })).toBeVisible()
    await expect(banner.queryByRole('link', { name: 'SIGNUP' })).toBeNull()
  },
})

/** LOGOUT says that it works, and can't be pressed again (AUTH-22). */
export const SigningOut = meta.story({
  tags: ['STATE-13'],
  args: { viewer: { ...viewers.customer, isSigningOut: true } },
  globals: desktop,
  async play({ args, canvas, userEvent }) {
    const button = canvas.getByRole('button', { name: 'Logging out…' })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.dblClick(button)
    await expect(args.onLogout).not.toHaveBeenCalled()
    await fitsTheWindow()
  },
})

export const SessionPending = meta.story({
  args: { viewer: { state: 'pending' } },
  async play({ canvas }) {
    const banner = within(canvas.getByRole('banner'))
    await expect(banner.queryByRole('link', { name: 'LOGIN' })).toBeNull()
    await expect(banner.queryByRole('button', { name: 'LOGOUT' })).toBeNull()
  },
})

const longName = 'Wolfeschlegelsteinhausenbergerdorff'

export const LongName = meta.story({
  tags: ['STATE-11'],
  args: { viewer: { ...viewers.customer, name: longName, fullName: longName } },
  async play({ canvas }) {
    await expect(canvas.getByTitle(longName)).toBeInTheDocument()
    await fitsTheWindow()
  },
})

/** Initials replace the photo (AUTH-17). */
export const NoPhoto = meta.story({
  args: { viewer: viewers.customer },
  globals: desktop,
  async play({ canvas }) {
    await expect(within(canvas.getByRole('banner')).getByText('KH')).toBeVisible()
    await expect(findPhoto(canvas.getByRole('banner'))).toBeNull()
  },
})

export const MobileMenuOpen = meta.story({
  tags: ['STATE-16'],
  args: { viewer: viewers.customer },
  globals: { viewport: { value: 'small' } },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }))
    const sheet = within(await within(document.body).findByRole('dialog', { name: 'Menu' }))
    await waitFor(() => expect(sheet.getByRole('link', { name: 'Dashboard' })).toBeVisible())
    await expect(sheet.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  },
})

export const OfflineBar = meta.story({
  tags: ['STATE-6'],
  args: { offline: true },
  async play({ canvas }) {
    const bar = canvas.getByRole('status')
    await waitFor(() => expect(bar).toHaveTextContent('You seem to be offline.'))
    // The page is longer than the window, yet the bar is visible.
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight)
    await expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(innerHeight)
    await expect(canvas.getByRole('banner')).not.toContainElement(bar)
  },
})

export const NewVersionBar = meta.story({
  args: { newVersion: true },
  async play({ args, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(args.onReload).toHaveBeenCalledOnce()
  },
})
