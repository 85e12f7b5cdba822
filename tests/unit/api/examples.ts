import { allCalls, type CallName } from '#src/api/allCalls.ts'
import { baseApi } from '#src/api/baseApi.ts'
import type { ArgumentsOf, MutationNames } from '#src/api/call.ts'
import type { AppStore } from '#src/app/store.ts'

/** Values that need percent-encoding in an address (DATA-6). */
export const id = 'a/b #1%'
export const email = 'nadia+shop@example.com'

type Arguments = { [Name in CallName]: ArgumentsOf<(typeof allCalls)[Name]> }

/** Arguments for every call. */
export const examples: Arguments = {
  getParts: undefined,
  getPart: { id },
  addPart: {
    name: 'Piston',
    price: 12.5,
    minimumQuantity: 5,
    availableParts: 40,
    describe: 'd',
    image: 'https://i.test/1',
  },
  getReviews: undefined,
  addReview: { name: 'n', email, country: 'Japan', review: 'good', rating: 4.5 },
  deleteReview: { id },
  upsertUser: { email, name: 'Nadia' },
  getAdmin: { email },
  getUsers: undefined,
  makeAdmin: { email },
  getProfile: { email },
  saveProfile: { education: 'BSC', address: 'a', linkedin: 'l', country: 'Nepal', phone: '1', name: 'n', email },
  placeOrder: {
    userName: 'Nadia',
    userEmail: email,
    userPhone: '0171',
    userAddress: 'Chattogram',
    quantity: 10,
    itemInfo: { itemName: 'Piston', itemImg: '', itemPrice: 12.5, minimumQuantity: 5, avaailableParts: 40 },
  },
  getMyOrders: { email },
  getMyOrder: { id },
  cancelOrder: { id },
  recordPayment: {
    id,
    clientSecret: 'pi_1_secret_2',
    transationId: 'pi_1',
    paymentMethod: 'pm_1',
    status: 'pending',
  },
  createPaymentIntent: { totalPrice: 125.5 },
  getOrders: undefined,
  deleteOrder: { id },
  shipOrder: { id },
}

export const callNames = Object.keys(allCalls) as CallName[]
export type MutationName = MutationNames<typeof allCalls>
export const isMutation = (name: CallName): name is MutationName => allCalls[name].method !== 'GET'

type Endpoints = Record<CallName, { initiate: (args: unknown) => Parameters<AppStore['dispatch']>[0] }>

/** Makes a call by its name. */
export const makeCall = async <Name extends CallName>(
  store: AppStore,
  name: Name,
  args: Arguments[Name] = examples[name],
): Promise<unknown> => store.dispatch((baseApi.endpoints as unknown as Endpoints)[name].initiate(args))

/** The response body of every call that succeeds (SHOP-7). */
export const answers: Record<CallName, unknown> = {
  getParts: [],
  getPart: { _id: '1' },
  addPart: { acknowledged: true },
  getReviews: [],
  addReview: { acknowledged: true },
  deleteReview: { deletedCount: 1 },
  upsertUser: [{ acknowledged: true }, { accessToken: 't' }],
  getAdmin: { isAdmin: false },
  getUsers: [],
  makeAdmin: { modifiedCount: 1 },
  getProfile: {},
  saveProfile: { acknowledged: true },
  placeOrder: { acknowledged: true },
  getMyOrders: [],
  getMyOrder: { _id: '1' },
  cancelOrder: { deletedCount: 1 },
  recordPayment: 'OK',
  createPaymentIntent: { clientSecret: 's' },
  getOrders: [],
  deleteOrder: { deletedCount: 1 },
  shipOrder: { acknowledged: true },
}
