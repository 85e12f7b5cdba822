import { article, button, field, heading, link, openPage, click, text, typeInto } from '#mocks/demo/tour/steps/step.ts'
import type { TourDefinition } from '#mocks/demo/tour/tour.ts'
import { rotorPart } from '#mocks/demo/tour/tours.ts'
import { purchase } from '#src/copy/customerPages.ts'
import { parts } from '#src/copy/publicPages.ts'
import { auth, continueAfterSignup, signup } from '#src/copy/signInPages.ts'
import { homeTitle } from '#src/copy/titles.ts'
import { userToasts } from '#src/copy/userToasts.ts'
import { validationMessages } from '#src/copy/validation.ts'
import { paths } from '#src/domain/paths.ts'

/** The journey that shows which pages are open to everyone, and which require an account or an admin account. */
export const keptOut: TourDefinition = {
  title: 'A visitor is kept out',
  summary: 'The catalogue is open to everyone, ordering needs an account, and staff pages need an admin’s.',
  start: { scenario: 'everydayShop', as: 'visitor', settings: {}, path: paths.parts },
  steps: [
    {
      caption: 'Everyone can look at the parts.',
      actions: [],
      visible: [article(rotorPart.name), link(parts.purchaseNow, rotorPart.name)],
    },
    {
      caption: 'To order, visitors log in first, and the page names the part they want.',
      actions: [click(link(parts.purchaseNow, rotorPart.name))],
      visible: [text(auth.login.returnTo.part(rotorPart.name)), button(auth.login.submit)],
    },
    {
      caption: 'Typing the URL of a staff page leads to the same login.',
      actions: [openPage(paths.manageAllOrders)],
      visible: [text(auth.login.returnTo.page), button(auth.demo.user)],
    },
    {
      caption: 'A customer’s account doesn’t open it either. He is sent to Home and logged out.',
      actions: [click(button(auth.demo.user))],
      visible: [heading(homeTitle), text(userToasts.badAuthorization)],
      continues: true,
    },
  ],
}

const newUser = { name: 'Mina Das', email: 'mina.das@dhakadrift.example' }

/** The journey from a part through signup to the order form of that part. */
export const signUp: TourDefinition = {
  title: 'Sign up',
  summary: 'A new visitor wants a part, creates an account and returns to exactly that part.',
  start: { scenario: 'everydayShop', as: 'visitor', settings: {}, path: paths.parts },
  steps: [
    {
      caption: 'Mina has never been here. She looks around without an account and finds her brake rotors.',
      actions: [],
      visible: [link(parts.purchaseNow, rotorPart.name), article(rotorPart.name)],
    },
    {
      caption: 'To order, she needs an account. The page remembers which part she wanted.',
      actions: [click(link(parts.purchaseNow, rotorPart.name))],
      visible: [text(auth.login.returnTo.part(rotorPart.name)), link(auth.login.create)],
    },
    {
      caption: 'She doesn’t have one yet. One link leads to the signup form: three fields, no more.',
      actions: [click(link(auth.login.create))],
      visible: [field(signup.name), text(signup.returnTo.part(rotorPart.name))],
      continues: true,
    },
    {
      caption: 'Her password is too simple. The form shows what is missing and keeps what she typed.',
      actions: [
        typeInto(field(signup.name), newUser.name),
        typeInto(field(signup.email), newUser.email),
        typeInto(field(signup.password), 'rotors345'),
        click(button(signup.submit)),
      ],
      visible: [text(validationMessages.passwordSpecial)],
      continues: true,
    },
    {
      caption: 'A better password, and she is in. The home page welcomes her and offers to continue.',
      actions: [typeInto(field(signup.password), 'rotors!345'), click(button(signup.submit))],
      visible: [text(continueAfterSignup.title), link(continueAfterSignup.part(rotorPart.name))],
      continues: true,
    },
    {
      caption: 'And here is the part she came for, ready to order in her name.',
      actions: [click(link(continueAfterSignup.part(rotorPart.name)))],
      visible: [heading(rotorPart.name), field(purchase.address)],
      continues: true,
    },
  ],
}
