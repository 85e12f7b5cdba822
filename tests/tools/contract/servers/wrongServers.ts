import * as z from 'zod/mini'
import { db, nextId } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import type { World } from '#mocks/schema.ts'
import { makeToken } from '#mocks/token.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { purchaseBodySchema } from '#src/domain/order.ts'
import { unknownId } from '#tests/tools/contract/people.ts'
import type { RiskName } from '#tests/tools/contract/risks.ts'
import {
  answering,
  changing,
  changingAnswers,
  changingRows,
  inTheNameOf,
  withHeaders,
} from '#tests/tools/contract/servers/behaviours.ts'
import { asItIs, type Behaviour, type Question } from '#tests/tools/contract/servers/startServer.ts'

/** A server that is wrong on purpose, and how the command must name it. */
export interface WrongServer {
  behaviour: Behaviour
  /** The calls that are wrong, with words of the finding; no other call may be. */
  finds?: Partial<Record<CallName, RegExp>>
  risk?: RiskName
  /** What is left behind. */
  leaves?: RegExp
  /** How long the command waits. */
  timeoutMs?: number
}

const admin = () => makeToken(personas.admin.email)
const html = '<!doctype html><title>It works!</title>'

/** The same finding for every call. */
const everyCall = (finding: RegExp): Partial<Record<CallName, RegExp>> =>
  Object.fromEntries(Object.keys(allCalls).map((name) => [name, finding]))

/** Believes what the browser sends: the mock server's own check is passed by asking it for something right. */
const believing = (name: CallName, risk: RiskName, behaviour: Behaviour): WrongServer => ({
  behaviour: (question, mock) => (question.name === name ? behaviour(question, mock) : mock()),
  risk,
})

/** Changes the data behind the back of a call that was carried out. */
const spoiling =
  (name: CallName, spoil: (world: World, question: Question) => void): Behaviour =>
  async (question, mock) => {
    const reply = await mock()
    if (question.name === name && reply.status === 200) db.mutate((world) => spoil(world, question))
    return reply
  }

/** At least one server for each kind of fault. */
export const wrongServers: Readonly<Record<string, WrongServer>> = {
  'a field is missing': {
    behaviour: changingRows(['getParts'], ({ price: _, ...part }) => part),
    finds: { getParts: /^price is missing/ },
  },
  'a field has another name': {
    behaviour: changingRows(['getParts'], ({ availableParts, avaailableParts, ...part }) => ({
      ...part,
      stock: availableParts ?? avaailableParts,
    })),
    finds: { getParts: /^availableParts or avaailableParts is missing; the shop does not know stock/ },
  },
  'a row has no id': {
    behaviour: changingRows(['getReviews'], ({ _id: _, ...review }) => review),
    finds: { getReviews: /^row 1: _id is missing, not a text/ },
  },
  'a field has the wrong type': {
    behaviour: changingRows(['getUsers'], (user) => ({ ...user, name: [12] })),
    finds: { getUsers: /^row 1: name is a list, not a text/ },
  },
  'a number is no number': {
    behaviour: changingRows(['getPart'], (part) => ({ ...part, price: 'soon' })),
    finds: { getPart: /^price is no number the shop can read, such as "soon"/ },
  },
  'true as a text': {
    behaviour: changingRows(['getAdmin'], ({ isAdmin }) => ({ isAdmin: String(isAdmin) })),
    finds: { getAdmin: /^isAdmin is a text, not true or false/ },
  },
  'another name in an answer': {
    behaviour: changingRows(['createPaymentIntent'], ({ clientSecret }) => ({ client_secret: clientSecret })),
    finds: { createPaymentIntent: /^clientSecret is missing, not a text/ },
  },
  'a list inside an object': {
    behaviour: changing(['getOrders'], (json) => ({ data: json })),
    finds: { getOrders: /^the answer is an object, not a list; the list is in its data/ },
  },
  'a list instead of an object': {
    behaviour: changing(['getMyOrder'], (json) => [json]),
    finds: { getMyOrder: /^the answer is a list, not an object/ },
  },
  'an error with status 200': {
    behaviour: answering('getParts', { body: { message: 'no database' } }),
    finds: { getParts: /an object, not a list \(“no database”\)/ },
  },
  'HTML instead of JSON': {
    behaviour: answering('getReviews', { body: html }),
    finds: { getReviews: /^answers with HTML instead of JSON/ },
  },
  'half of the JSON': {
    behaviour: answering('getUsers', { body: '[{"email": "a@b.exam' }),
    finds: { getUsers: /^answers with something that is no JSON/ },
  },
  'an empty body': {
    behaviour: answering('getReviews', { body: '' }),
    finds: { getReviews: /^answers 200 without a body/ },
  },
  'a wrong status': {
    behaviour: answering('saveProfile', { status: 500, body: { error: 'boom' } }),
    finds: { saveProfile: /^answers 500 \(“boom”\)/ },
  },
  'an unknown address': {
    behaviour: answering('getUsers', { status: 404, body: html }),
    finds: { getUsers: /^answers 404/ },
  },
  'an id that does not exist': {
    behaviour: changingAnswers(({ path }) => path === `/part/${unknownId}`, {
      status: 500,
      body: { message: 'Cast to ObjectId failed' },
    }),
    finds: { getPart: /^for an id that does not exist it answers 500 \(“Cast to ObjectId failed”\)/ },
  },
  'a redirect': {
    behaviour: answering('getParts', { status: 301, headers: { location: 'https://api.shop.example/parts' } }),
    finds: { getParts: /^redirects to https:\/\/api\.shop\.example\/parts \(301\)/ },
  },
  'nothing was done': {
    behaviour: changing(['addReview'], () => ({ acknowledged: false })),
    finds: { addReview: /^answers 200, but that nothing was done: \{"acknowledged":false\}/ },
  },
  'a count is missing': {
    behaviour: changing(['deleteReview'], () => ({ acknowledged: true })),
    finds: { deleteReview: /^answers 200, but that nothing was done/ },
  },
  'no CORS': {
    behaviour: withHeaders({ 'access-control-allow-origin': '' }, ({ method }) => method !== 'OPTIONS'),
    finds: everyCall(/has no Access-Control-Allow-Origin, so a browser keeps it/),
  },
  'CORS for another site': {
    behaviour: changingAnswers(({ name }) => name === 'getParts', {
      headers: { 'access-control-allow-origin': 'https://other.example' },
    }),
    finds: { getParts: /allows https:\/\/other\.example only/ },
  },
  'no answer to OPTIONS': {
    behaviour: changingAnswers(({ method, path }) => method === 'OPTIONS' && path === '/addparts', { status: 405 }),
    finds: { addPart: /^it answers OPTIONS with 405/ },
  },
  'a method that CORS does not allow': {
    behaviour: withHeaders({ 'access-control-allow-methods': 'GET, POST, PUT, DELETE' }),
    finds: { recordPayment: /lacks PATCH/, shipOrder: /lacks PATCH/ },
  },
  'a header that CORS does not allow': {
    behaviour: withHeaders({ 'access-control-allow-headers': '*' }, ({ path }) => path === '/allOrders'),
    finds: { getOrders: /lacks authorization/ },
  },
  'no answer in time': {
    behaviour: answering('getUsers', 'silence'),
    finds: { getUsers: /^no answer within 2 s/ },
    timeoutMs: 2000,
  },
  'a cut connection': {
    behaviour: answering('getReviews', 'cut'),
    finds: { getReviews: /^the connection was cut/ },
  },
  'an error for want of a token': {
    behaviour: changingAnswers(({ name, token }) => name === 'getOrders' && token === null, {
      status: 500,
      body: { message: 'jwt must be provided' },
    }),
    finds: { getOrders: /^without a token it answers 500 \(“jwt must be provided”\)/ },
  },
  'reads without a token': {
    behaviour: inTheNameOf(['getOrders'], admin, (token) => token === null),
    finds: { getOrders: /^is carried out without a token/ },
    risk: 'noToken',
  },
  'reads with any token': {
    behaviour: inTheNameOf(['getOrders'], admin, (token) => token === 'not-a-token'),
    finds: { getOrders: /^is carried out with a token that is none/ },
    risk: 'noToken',
  },
  'changes without a token': {
    behaviour: inTheNameOf(['deleteReview', 'makeAdmin'], admin, (token) => token === null),
    finds: { deleteReview: /without a token/, makeAdmin: /without a token/ },
    risk: 'noToken',
  },
  'customers do what is for admins': {
    behaviour: inTheNameOf(['getOrders', 'shipOrder'], admin, (token) => token !== null && token !== 'not-a-token'),
    finds: { getOrders: /with the token of a customer/, shipOrder: /with the token of a customer/ },
    risk: 'notAnAdmin',
  },
  'the orders of others': {
    behaviour: changingAnswers(
      ({ name, path, token }) =>
        name === 'getMyOrders' && token !== null && path.includes('nobody') && token !== 'not-a-token',
      { status: 200, body: [] },
    ),
    risk: 'othersOrders',
  },
  'a token for anybody': { behaviour: asItIs, risk: 'tokenForAnyone' },
  'the addresses of reviewers': { behaviour: asItIs, risk: 'reviewersAddresses' },
  'orders deleted by anybody': { behaviour: asItIs, risk: 'openCalls' },
  'a payment that was never made': { behaviour: asItIs, risk: 'clientsPayment' },
  'the client’s total': believing('createPaymentIntent', 'clientsTotal', async ({ token }, mock) => ({
    ...(await mock()),
    ...(token !== null && { status: 200, body: { clientSecret: 'pi_1_secret_1' } }),
  })),
  'the client’s price': {
    behaviour: spoiling('placeOrder', ({ orders: [order] }, { body }) => {
      const { itemInfo } = z.parse(purchaseBodySchema, body)
      if (order?.itemInfo) order.itemInfo.itemPrice = itemInfo.itemPrice
    }),
    risk: 'clientsPrice',
  },
  'more than there is': believing('placeOrder', 'oversells', async (question, mock) => {
    const reply = await mock()
    const isRefused = JSON.stringify(reply.body) === '{"acknowledged":false}'
    if (!isRefused) return reply
    const order = z.parse(purchaseBodySchema, question.body)
    db.mutate((world) => world.orders.unshift({ _id: nextId(world, 'order'), ...order }))
    return { ...reply, body: { acknowledged: true } }
  }),
  'paid orders are deleted': believing('cancelOrder', 'deletesPaid', async ({ path }, mock) => {
    const id = path.replace(/.*=/, '')
    db.mutate(({ orders }) => orders.forEach((order) => order._id === id && Object.assign(order, { paid: false })))
    return mock()
  }),
  'an order is only hidden from its buyer': {
    behaviour: async (question, mock) => {
      if (question.name !== 'cancelOrder' && question.name !== 'deleteOrder') return mock()
      const id = question.path.replace(/.*[=/]/, '')
      const order = db.get().orders.find(({ _id }) => _id === id)
      const reply = await mock()
      const isDeleted = JSON.stringify(reply.body) === '{"deletedCount":1}'
      if (order && isDeleted)
        db.mutate((world) => world.orders.push({ ...order, userName: 'deleted', userEmail: 'deleted@shop.example' }))
      return reply
    },
    leaves: /^orders: order-\d+ was not there before/,
  },
  'a review is stored twice, once without its name': {
    behaviour: spoiling('addReview', (world, { body }) => {
      world.reviews.push({ _id: nextId(world, 'review'), review: String(body.review) })
    }),
    leaves: /^reviews: review-\d+ was not there before/,
  },
  'a real part is changed': {
    behaviour: spoiling('addPart', ({ parts }) => void Object.assign(parts.at(-1) ?? {}, { price: 0 })),
    leaves: /^parts: .+ is different/,
  },
  'a payment is recorded once only': {
    behaviour: async ({ name, path, token }, mock) => {
      const order = db.get().orders.find(({ _id }) => path.endsWith(`/${_id}`))
      return name === 'recordPayment' && token !== null && order?.paid === true
        ? { ...(await mock()), status: 409, body: { message: 'already paid' } }
        : mock()
    },
    finds: { recordPayment: /^answers 409 \(“already paid”\)/ },
    risk: 'recordsOnce',
  },
}
