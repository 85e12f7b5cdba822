import { article, button, field, heading, link, press, text, type } from '#mocks/demo/tour/steps/step.ts'
import type { Journey } from '#mocks/demo/tour/tour.ts'
import { rotor } from '#mocks/demo/tour/tours.ts'
import { auth, continueTo, signup } from '#src/copy/signInPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { purchase } from '#src/copy/customerPages.ts'
import { messages } from '#src/copy/validation.ts'
import { paths } from '#src/domain/paths.ts'

const newcomer = { name: 'Mina Das', email: 'mina.das@dhakadrift.example' }

/** From a part that somebody wants, by way of a new account, to its order sheet. */
export const signUp: Journey = {
  title: 'Sign up',
  summary: 'Somebody new wants a part, makes an account and comes back to exactly this part.',
  start: { scenario: 'everydayShop', as: 'visitor', dials: {}, path: paths.parts },
  steps: [
    {
      caption: 'Mina has never been here. She looks around without an account and finds her brake rotors.',
      actions: [],
      seen: [link(parts.purchaseNow, rotor.name), article(rotor.name)],
    },
    {
      caption: 'To order she needs an account. The page remembers which part she wanted.',
      actions: [press(link(parts.purchaseNow, rotor.name))],
      seen: [text(auth.origin.part(rotor.name)), link(auth.login.create)],
    },
    {
      caption: 'She has none yet: one link further is the form for a new account. Three fields, no more.',
      actions: [press(link(auth.login.create))],
      seen: [field(signup.name), text(signup.origin.part(rotor.name))],
      continues: true,
    },
    {
      caption: 'Her password is too simple. The form says what is missing, and keeps what she typed.',
      actions: [
        type(field(signup.name), newcomer.name),
        type(field(signup.email), newcomer.email),
        type(field(signup.password), 'rotors345'),
        press(button(signup.submit)),
      ],
      seen: [text(messages.passwordSpecial)],
      continues: true,
    },
    {
      caption: 'A better password, and she is in. The home page welcomes her and offers to go on.',
      actions: [type(field(signup.password), 'rotors!345'), press(button(signup.submit))],
      seen: [text(continueTo.title), link(continueTo.part(rotor.name))],
      continues: true,
    },
    {
      caption: 'And here is the part she came for, ready to be ordered in her name.',
      actions: [press(link(continueTo.part(rotor.name)))],
      seen: [heading(rotor.name), field(purchase.address)],
      continues: true,
    },
  ],
}
