import { article, button, heading, link, open, press, text } from '#mocks/demo/tour/steps/step.ts'
import type { Journey } from '#mocks/demo/tour/tour.ts'
import { rotor } from '#mocks/demo/tour/tours.ts'
import { auth } from '#src/copy/signInPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { homeTitle } from '#src/copy/titles.ts'
import { userToasts } from '#src/copy/toasts.ts'
import { paths } from '#src/domain/paths.ts'

/** What is open to everybody, what needs an account, and what needs an admin's. */
export const keptOut: Journey = {
  title: 'A visitor is kept out',
  summary: 'The catalogue is open to everybody, orders need an account, and the pages of the staff an admin’s.',
  start: { scenario: 'everydayShop', as: 'visitor', dials: {}, path: paths.parts },
  steps: [
    {
      caption: 'Everybody may look at the parts.',
      actions: [],
      seen: [article(rotor.name), link(parts.purchaseNow, rotor.name)],
    },
    {
      caption: 'Who wants to order is asked to log in first, and is told what for.',
      actions: [press(link(parts.purchaseNow, rotor.name))],
      seen: [text(auth.origin.part(rotor.name)), button(auth.login.submit)],
    },
    {
      caption: 'Typing the address of a staff page does not help: the same door.',
      actions: [open(paths.manageAllOrders)],
      seen: [text(auth.origin.page), button(auth.demo.user)],
    },
    {
      caption: 'A customer’s account does not open it either: he is sent home and logged out.',
      actions: [press(button(auth.demo.user))],
      seen: [heading(homeTitle), text(userToasts.badAuthorization)],
      continues: true,
    },
  ],
}
