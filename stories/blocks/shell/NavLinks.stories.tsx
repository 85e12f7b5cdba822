import { expect } from 'storybook/test'
import { NavLinks, type NavLinksProps } from '#src/design-system/blocks/shell/NavLinks.tsx'
import preview from '#storybook/preview.tsx'

const args: NavLinksProps = { withDashboard: false, layout: 'row' }

const meta = preview.meta({
  title: 'Blocks/NavLinks',
  component: NavLinks,
  args,
  // A list without markers is none to Safari's screen reader, but inside of a nav (PAGE-24).
  decorators: [
    (Story) => (
      <nav aria-label="Pages">
        <Story />
      </nav>
    ),
  ],
})

export const Visitor = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'Tools',
      'About Us',
      'Contact',
    ])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
    await expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about')
  },
})

export const TwinAddress = meta.story({
  parameters: { at: '/AboutUs/' },
  play: ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About Us'),
})

export const BelowTools = meta.story({
  parameters: { at: '/purchase/brake-rotor-345' },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Tools' })).toHaveAttribute('aria-current', 'true'),
})

export const InFooter = meta.story({
  args: { layout: 'footer', withDashboard: true },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/aboutus'),
})
