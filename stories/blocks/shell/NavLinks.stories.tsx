import { expect } from 'storybook/test'
import { NavLinks, type NavLinksProps } from '#src/design-system/blocks/shell/NavLinks.tsx'
import { leadsTo } from '#stories/support/plays.ts'
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
    const names = canvas.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(names).toEqual(['Home', 'Tools', 'About Us', 'Contact'])
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Home')
    await leadsTo('/about', 'About Us')({ canvas })
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
  play: leadsTo('/aboutus', 'About Us'),
})
