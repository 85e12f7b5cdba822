import { isSameEmail } from '#src/domain/email.ts'
import { personas } from '#mocks/personas.ts'
import { all, changing, eachRow, insteadOf } from '#tests/tools/contract/servers/behaviours.ts'
import { asItIs, type Behaviour } from '#tests/tools/contract/servers/startServer.ts'
import { asText } from '#tests/support/asText.ts'

const parts = ['getParts', 'getPart'] as const
const orders = ['getMyOrders', 'getMyOrder', 'getOrders'] as const
const profile = ['getProfile'] as const

const spellStock = (wanted: 'availableParts' | 'avaailableParts') =>
  changing(
    parts,
    eachRow(({ availableParts, avaailableParts, ...part }) => ({
      ...part,
      [wanted]: availableParts ?? avaailableParts,
    })),
  )

const noneStored = (stored: unknown) => changing(profile, (json) => json ?? stored)

const isKnown = (email: unknown) => Object.values(personas).some((persona) => isSameEmail(persona.email, String(email)))

/** Gives no token to strangers, keeps the reviewers' addresses, and believes in no payment that was never made. */
const careful = all(
  insteadOf(({ name, body }) => name === 'upsertUser' && !isKnown(body.email), { status: 403, body: {} }),
  insteadOf(({ name, token }) => name === 'recordPayment' && token !== null, {
    status: 402,
    body: { message: 'This intent has not succeeded' },
  }),
  changing(
    ['getReviews'],
    eachRow(({ email: _, ...review }) => review),
  ),
)

/** Servers that are all right, each with spellings and types of its own (DATA-1 to DATA-12). */
export const rightServers: Readonly<Record<string, Behaviour>> = {
  'the mock server as it is': asItIs,
  'the stock as availableParts': spellStock('availableParts'),
  'the stock as avaailableParts': spellStock('avaailableParts'),
  'numbers as text': all(
    changing(
      parts,
      eachRow((part) => ({ ...part, price: asText(part.price), minimumQuantity: asText(part.minimumQuantity) })),
    ),
    changing(
      orders,
      eachRow((order) => ({ ...order, quantity: asText(order.quantity) })),
    ),
    changing(
      ['getReviews'],
      eachRow((review) => ({ ...review, rating: String(review.rating) })),
    ),
  ),
  'the token as a text': changing(['upsertUser'], (json) =>
    Array.isArray(json) ? [json[0], json[1].accessToken] : json,
  ),
  'an empty object for no profile': noneStored({}),
  'an empty body for no profile': noneStored(''),
  '404 for no profile': async ({ name }, mock) => {
    const reply = await mock()
    return name === 'getProfile' && reply.body === null ? { ...reply, status: 404, body: 'Not found' } : reply
  },
  'an empty answer to the record of a payment': async ({ name }, mock) => {
    const reply = await mock()
    return name === 'recordPayment' && reply.status === 200 ? { ...reply, status: 204, body: '' } : reply
  },
  'more fields than the shop knows': all(
    changing(
      parts,
      eachRow((part) => ({ ...part, __v: 0, maker: { name: 'x' } })),
    ),
    changing(
      ['cancelOrder', 'deleteOrder', 'deleteReview'],
      eachRow((json) => ({ acknowledged: true, ...json })),
    ),
  ),
  'refusals in plain text': async (_question, mock) => {
    const reply = await mock()
    return reply.status === 401 || reply.status === 403 ? { ...reply, body: 'UnAuthorized access' } : reply
  },
  'a careful one': careful,
}
