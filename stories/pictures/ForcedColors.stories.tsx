import { screen } from 'storybook/test'
import type { Persona } from '#mocks/personas.ts'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

/**
 * Stories only for Chromatic and test:visual, because Storybook can't emulate forced colours. They are separate stories,
 * because Chromatic supports forced colours for a story, but not for a mode.
 */
const meta = preview.meta({
  title: 'Pictures/Forced colours',
  tags: ['!dev', '!autodocs', '!test'],
  parameters: { chromatic: { forcedColors: 'active' } },
})

/** @param expectedText text that is visible once the page has loaded */
const createPageStory = (path: string, expectedText: string, persona?: Persona) => ({
  ...inApp(path, persona && { as: persona }),
  async play() {
    await screen.findAllByText(expectedText)
  },
})

export const Home = meta.story(createPageStory('/', 'Ventilated brake rotor 345 mm'))
export const Parts = meta.story(createPageStory('/parts', 'Ventilated brake rotor 345 mm'))
export const Login = meta.story(createPageStory('/login', 'Demo User'))
export const MyOrders = meta.story(createPageStory('/dashboard/mypurchases', 'Cancel', 'customer'))
export const Payment = meta.story(createPageStory('/dashboard/payment/order-1016', 'Payment Confirm', 'customer'))
export const ManageAllOrders = meta.story(createPageStory('/dashboard/manageallorders', 'Ship', 'admin'))
