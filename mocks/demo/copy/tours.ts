import { personas } from '#mocks/personas.ts'

const firstName = ({ name }: { name: string }): string => name.split(' ')[0] ?? name

const customer = firstName(personas.customer)
const admin = firstName(personas.admin)
const newCustomer = firstName(personas.newCustomer)

/** The tours that play in the shop: their captions, what the presenter may add, and the caption's buttons. */
export const tours = {
  caption: {
    label: 'Tour',
    progress: 'Steps done',
    step: (step: number, count: number) => `${step} / ${count}`,
    back: 'Back',
    next: 'Next',
    auto: 'Auto',
    manual: 'By hand',
    resume: 'Resume',
    end: 'End',
    keep: 'Keep',
    rewind: 'Rewind',
    late: 'Still waiting for the shop. The tour goes on by itself.',
    takenOver: 'You drive. Look around as long as you like.',
    paused: 'Paused.',
    ended: 'The end. Keep the shop as it is now, or rewind to where you were before the tour.',
  },

  buyAndPay: { title: 'Buy and pay', summary: 'A garage orders brake rotors and pays by card, in about a minute.' },
  declined: { title: 'Declined, then paid', summary: 'The bank says no. The customer tries another card and is done.' },
  charged: {
    title: 'Charged, not recorded, recovered',
    summary: 'The worst moment of any shop: the card is charged, and the server fails. Nobody pays twice.',
  },
  adminsDay: {
    title: 'An admin’s day',
    summary: 'A new part with a picture, a shipment and a new colleague, in three pages.',
  },
  allOfIt: {
    title: 'All of it',
    summary: 'The whole business: buy, a bad card, a bad server, paid, shipped, extended.',
  },

  steps: {
    catalogue: {
      caption: `${customer} runs a garage and needs brake rotors. Price, stock and the smallest order are on every card.`,
      notes: 'The photographs, the prices and the stock come from the server; the demo has a server of its own inside.',
    },
    orderSheet: {
      caption: `One click, and the order sheet is open. The shop knows ${customer}: his address is filled in already.`,
      notes: 'A visitor would log in first and come back to exactly this part.',
    },
    tooFew: {
      caption: 'Too few? The shop says so at the field, before anything is sent.',
      notes: 'Every field has such a rule, and every rule its own sentence.',
    },
    total: {
      caption: 'The right quantity: the total follows while he types.',
      notes: 'All amounts are calculated in whole cents, so nothing is lost in rounding.',
    },
    placed: {
      caption: 'Ordered. The confirmation says where to pay.',
      notes: 'If the answer had been lost on the way, the shop would say so, and not invite a second order.',
    },
    myOrders: {
      caption: 'My Orders: the new order waits to be paid. Until then it can be cancelled.',
      notes: 'Once it is paid it can’t be cancelled here any more.',
    },
    readyToPay: {
      caption: `${customer} has one order left to pay.`,
      notes: 'This page is what a customer comes back to most often.',
    },
    paymentPage: {
      caption: 'The order on one side, the card on the other: no doubt about what is paid.',
      notes: 'In the real shop the card fields belong to Stripe: the shop never sees a card number.',
    },
    paid: {
      caption: 'The price is checked once more, then the card is charged. Paid, with a receipt to print.',
      notes: 'The check before the charge means that nobody pays yesterday’s price.',
    },
    paidOrder: {
      caption: 'The order is paid and carries its transaction id, ready for any question from the accountant.',
      notes: 'The Pay button is gone: paying twice is impossible.',
    },
    declined: {
      caption: 'The bank declines this card. The shop repeats the bank’s own reason, and keeps everything else.',
      notes: 'The declined card stays in the form, so a typing mistake can simply be corrected.',
    },
    otherCard: {
      caption: 'Another card, the same form. This time it goes through.',
      notes: 'It is still the same payment: however many tries it takes, it is charged once.',
    },
    brokenServer: {
      caption:
        'Now the worst: right after the charge, our own server fails. The money has moved, the order does not know.',
      notes: 'We made the server fail on purpose. An error message here would invite the customer to pay again.',
    },
    recording: {
      caption: 'The card is charged. The shop knows, and tries again and again to note it on the order.',
      notes: 'It tries four times in seven seconds, then it waits for the customer or the next visit.',
    },
    charged: {
      caption: 'It says so plainly: charged, don’t pay again. The card form is gone, so nobody can.',
      notes: 'The reference is the one on the bank’s side: with it support finds the payment in seconds.',
    },
    chargedOrder: {
      caption: 'My Orders says the same. Even after closing the browser the payment is not forgotten.',
      notes: 'The shop keeps a journal of every charge until the order is known to be paid.',
    },
    recovered: {
      caption: 'The server is back. At the next visit the shop notes the payment by itself: charged once, paid once.',
      notes: '“Try again” on the order would have done the same at once.',
    },
    toShip: {
      caption: `${admin} runs the shop. The paid order is in her list, with everything she needs to ship it.`,
      notes: 'Paid orders can’t be deleted, unpaid ones can’t be shipped.',
    },
    shipQuestion: {
      caption: 'What can’t be taken back is asked first, in plain words.',
      notes: 'The first button is the harmless one.',
    },
    shipped: {
      caption: 'Shipped. No call, no e-mail: the customer sees it at once.',
      notes: 'With the second view you can have both sides on the screen.',
    },
    customerSees: {
      caption: `And this is what ${customer} sees: shipped.`,
      notes: 'Same data, other side of the counter.',
    },
    newPart: {
      caption: `${admin} adds a part. While she types, a preview shows what customers will see.`,
      notes: 'No training needed: the form is the card.',
    },
    picture: {
      caption: 'A picture from her computer. It is checked and shown before anything is uploaded.',
      notes: 'Pictures of up to 32 MB, in every usual format.',
    },
    added: {
      caption: 'Picture and part are saved in one go. If one fails, the form is kept.',
      notes: 'The upload shows its progress; on a slow line that matters.',
    },
    onSale: {
      caption: 'And it is on sale.',
      notes: 'Every open page of the shop shows it with the next look.',
    },
    users: {
      caption: `${newCustomer} will help in the office. More rights are asked for twice.`,
      notes: 'The question names the person and says what changes.',
    },
    promoted: {
      caption: `${newCustomer} is an admin now. That was the day.`,
      notes: 'The server checks the rights with every call, not only this page.',
    },
  },
} as const

/** The name of a step's texts. */
export type StepText = keyof typeof tours.steps
