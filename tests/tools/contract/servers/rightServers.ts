import { isSameEmail } from '#src/domain/email.ts'
import { personas } from '#mocks/personas.ts'
import { all, changing, changingAnswers, changingRows, insteadOf } from '#tests/tools/contract/servers/behaviours.ts'
import { asItIs, type Behaviour } from '#tests/tools/contract/servers/startServer.ts'
import { asText } from '#tests/support/asText.ts'

const parts = ['getParts', 'getPart'] as const
const orders = ['getMyOrders', 'getMyOrder', 'getOrders'] as const

const spellStock = (wanted: 'availableParts' | 'avaailableParts') =>
  changingRows(parts, ({ availableParts, avaailableParts, ...part }) => ({
    ...part,
    [wanted]: availableParts ?? avaailableParts,
  }))

const noneStored = (stored: unknown) => changing(['getProfile'], (json) => json ?? stored)

const isKnown = (email: unknown) => Object.values(personas).some((persona) => isSameEmail(persona.email, String(email)))

/** Gives no token to strangers, keeps the reviewers' addresses, and believes in no payment that was never made. */
const careful = all(
  insteadOf(({ name, body }) => name === 'upsertUser' && !isKnown(body.email), { status: 403, body: {} }),
  insteadOf(({ name, token }) => name === 'recordPayment' && token !== null, {
    status: 402,
    body: { message: 'This intent has not succeeded' },
  }),
  changingRows(['getReviews'], ({ email: _, ...review }) => review),
)

/** Servers that are all right, each with spellings and types of its own (DATA-1 to DATA-12). */
export const rightServers: Readonly<Record<string, Behaviour>> = {
  'the mock server as it is': asItIs,
  'the stock as availableParts': spellStock('availableParts'),
  'the stock as avaailableParts': spellStock('avaailableParts'),
  'numbers as text': all(
    changingRows(parts, (part) => ({
      ...part,
      price: asText(part.price),
      minimumQuantity: asText(part.minimumQuantity),
    })),
    changingRows(orders, (order) => ({ ...order, quantity: asText(order.quantity) })),
    changingRows(['getReviews'], (review) => ({ ...review, rating: String(review.rating) })),
  ),
  'the token as a text': changing(['upsertUser'], (json) =>
    Array.isArray(json) ? [json[0], json[1].accessToken] : json,
  ),
  'an empty object for no profile': noneStored({}),
  'an empty body for no profile': noneStored(''),
  '404 for no profile': changingAnswers(({ name }, { body }) => name === 'getProfile' && body === null, {
    status: 404,
    body: 'Not found',
  }),
  'an empty answer to the record of a payment': changingAnswers(
    ({ name }, { status }) => name === 'recordPayment' && status === 200,
    { status: 204, body: '' },
  ),
  'more fields than the shop knows': all(
    changingRows(parts, (part) => ({ ...part, __v: 0, maker: { name: 'x' } })),
    changingRows(['cancelOrder', 'deleteOrder', 'deleteReview'], (json) => ({ acknowledged: true, ...json })),
  ),
  'refusals in plain text': changingAnswers((_question, { status }) => status === 401 || status === 403, {
    body: 'UnAuthorized access',
  }),
  'a careful one': careful,
}
