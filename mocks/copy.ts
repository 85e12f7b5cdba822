import { brand } from '#src/copy/brand.ts'

/** The labels and messages of the mock providers. The error messages match the real providers' messages word for word. */
export const providerCopy = {
  card: {
    number: 'Card number',
    expiry: 'Expiry date',
    cvc: 'CVC',
    numberIncomplete: 'Your card number is incomplete.',
    numberInvalid: 'Your card number is invalid.',
    expiryIncomplete: "Your card's expiration date is incomplete.",
    expiryInvalid: "Your card's expiration date is invalid.",
    expiryPast: "Your card's expiration date is in the past.",
    expiryYearPast: "Your card's expiration year is in the past.",
    cvcIncomplete: "Your card's security code is incomplete.",
    declined: 'Your card was declined.',
    insufficientFunds: 'Your card has insufficient funds.',
    notATestCard: 'Your card was declined. Your request was in test mode, but used a non test card.',
    notAuthenticated:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    alreadySucceeded:
      'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
    unknownIntent: 'No such payment_intent.',
  },
  challenge: {
    title: '3-D Secure',
    text: 'Your bank wants to make sure it’s you. This is a demo, so you choose the outcome.',
    complete: 'Complete authentication',
    fail: 'Fail authentication',
  },
  chooser: {
    bar: 'Sign in with Google',
    title: 'Choose an account',
    text: `to continue to ${brand.name}`,
    note: 'This is a demo of Google’s window. Nothing leaves this browser.',
  },
} as const

export const consoleCopy = {
  prefix: '[Demo]',
  noResponse: 'no response',
  request: 'Sent',
  response: 'Response',
} as const
