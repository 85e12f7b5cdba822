import { screen } from 'storybook/test'
import type { Persona } from '#mocks/personas.ts'
import { inApp } from '#stories/support/inApp.tsx'
import preview from '#storybook/preview.tsx'

/**
 * Stories for Chromatic and test:visual only; Storybook itself can't show a browser's forced colours. They are separate
 * stories, since Chromatic supports forced colours for a story, but not for a mode.
 */
const meta = preview.meta({
  title: 'Pictures/Forced colours',
  tags: ['!dev', '!autodocs', '!test'],
  parameters: { chromatic: { forcedColors: 'active' } },
})

/** @param text a string that is visible once the page has loaded */
const page = (at: string, text: string, as?: Persona) => ({
  ...inApp(at, as && { as }),
  async play() {
    await screen.findAllByText(text)
  },
})

export const Home = meta.story(page('/', 'Ventilated brake rotor 345 mm'))
export const Parts = meta.story(page('/parts', 'Ventilated brake rotor 345 mm'))
export const Login = meta.story(page('/login', 'Demo User'))
export const MyOrders = meta.story(page('/dashboard/mypurchases', 'Cancel', 'customer'))
export const Payment = meta.story(page('/dashboard/payment/order-1016', 'Payment Confirm', 'customer'))
export const ManageAllOrders = meta.story(page('/dashboard/manageallorders', 'Ship', 'admin'))
