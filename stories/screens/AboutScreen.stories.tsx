import { expect, within } from 'storybook/test'
import { AboutScreen } from '#src/design-system/screens/AboutScreen.tsx'
import { onSmallPhone } from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({
  title: 'Screens/Public/About Us',
  component: AboutScreen,
  parameters: { routerPath: '/AboutUs/' },
})

/** The page introduces the company, its key figures and its custom work. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('visitor'),
  async play({ canvas, canvasElement }) {
    const footer = within(canvas.getByRole('contentinfo'))
    await expect(footer.getByRole('link', { current: 'page' })).toHaveTextContent('About Us')
    const sections = [...canvasElement.querySelectorAll('section[id]')].map(({ id }) => id)
    await expect(sections).toEqual(['aboutus', 'business', 'customize'])
    await expect(canvasElement.querySelector('#aboutus img')).toHaveAttribute('loading', 'eager')
  },
})

/** At 320 pixels everything is in one column, without horizontal scrolling. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
