/**
 * What a call expects of its answer (SHOP-7): a value with a schema of its own; the server's word that
 * something was done; a new access token; or nothing beyond a 2xx (DATA-11, DATA-12).
 */
export type Expected = 'value' | 'acknowledged' | 'deletedCount' | 'modifiedCount' | 'accessToken' | 'any'

/** One row of SHOP-7. */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below {api}; `{x}` stands for a value that is percent-encoded (DATA-6). */
  readonly path: string
  /** Carries the stored access token; every other call carries none (ADMIN-5). */
  readonly bearer: boolean
  /** Keys of the JSON body, in the specification's order; none: no body. */
  readonly payload: readonly string[]
  readonly expects: Expected
  /** An empty answer means 404 (ORDER-7), or a 404 means an empty answer (DATA-8). */
  readonly ifMissing?: 'notFound' | 'empty'
  /** SHOP-7, word for word. */
  readonly answer: string
}

const order = ['userName', 'userEmail', 'userPhone', 'userAddress', 'quantity', 'itemInfo'] as const
const payment = ['clientSecret', 'transationId', 'paymentMethod', 'status'] as const
const profile = ['education', 'address', 'linkedin', 'country', 'phone', 'name', 'email'] as const
const part = ['name', 'price', 'minimumQuantity', 'availableParts', 'describe', 'image'] as const
const review = ['name', 'email', 'country', 'review', 'rating'] as const
const signedUp = 'array: first item acknowledged, second item accessToken; token is saved'

/**
 * The 21 calls of SHOP-7 in its order, by the name of their RTK Query endpoint. It is the only place that knows methods
 * and paths: the endpoints send by it, the mock server's tests and the documentation read it.
 */
// prettier-ignore
export const endpoints = {
  getParts: { method: 'GET', path: '/parts', bearer: false, payload: [], expects: 'value', answer: 'array of parts' },
  getPart: { method: 'GET', path: '/part/{id}', bearer: false, payload: [], expects: 'value', ifMissing: 'notFound', answer: 'one part' },
  getReviews: { method: 'GET', path: '/reviews', bearer: false, payload: [], expects: 'value', answer: 'list of reviews' },
  addReview: { method: 'POST', path: '/reviews', bearer: false, payload: review, expects: 'acknowledged', answer: 'acknowledged' },
  deleteReview: { method: 'DELETE', path: '/reviews/{id}', bearer: true, payload: [], expects: 'deletedCount', answer: 'deletedCount' },
  upsertUser: { method: 'PUT', path: '/user/{email}', bearer: false, payload: ['email', 'name'], expects: 'accessToken', answer: signedUp },
  getAdmin: { method: 'GET', path: '/admin/{email}', bearer: true, payload: [], expects: 'value', answer: 'isAdmin' },
  placeOrder: { method: 'POST', path: '/mypurchase', bearer: false, payload: order, expects: 'acknowledged', answer: 'acknowledged' },
  getMyOrders: { method: 'GET', path: '/myallpurchases?userEmail={email}', bearer: true, payload: [], expects: 'value', answer: 'list of orders' },
  cancelOrder: { method: 'DELETE', path: '/mypurchases?id={id}', bearer: false, payload: [], expects: 'deletedCount', answer: 'deletedCount' },
  getMyOrder: { method: 'GET', path: '/mypurchase/{id}', bearer: true, payload: [], expects: 'value', ifMissing: 'notFound', answer: 'one order' },
  recordPayment: { method: 'PATCH', path: '/mypurchase/{id}', bearer: true, payload: payment, expects: 'any', answer: 'not shown' },
  createPaymentIntent: { method: 'POST', path: '/create-payment-intent', bearer: true, payload: ['totalPrice'], expects: 'value', answer: 'clientSecret' },
  getProfile: { method: 'GET', path: '/myprofile/{email}', bearer: false, payload: [], expects: 'value', ifMissing: 'empty', answer: 'profile' },
  saveProfile: { method: 'PUT', path: '/myprofile/{email}', bearer: true, payload: profile, expects: 'acknowledged', answer: 'acknowledged' },
  getUsers: { method: 'GET', path: '/allusers', bearer: false, payload: [], expects: 'value', answer: 'list of users' },
  makeAdmin: { method: 'PUT', path: '/user/admin/{email}', bearer: true, payload: [], expects: 'modifiedCount', answer: 'modifiedCount' },
  addPart: { method: 'POST', path: '/addparts', bearer: true, payload: part, expects: 'acknowledged', answer: 'acknowledged' },
  getOrders: { method: 'GET', path: '/allOrders', bearer: true, payload: [], expects: 'value', answer: 'list of orders' },
  deleteOrder: { method: 'DELETE', path: '/order/{id}', bearer: true, payload: [], expects: 'deletedCount', answer: 'deletedCount' },
  shipOrder: { method: 'PATCH', path: '/order/{id}', bearer: true, payload: [], expects: 'acknowledged', answer: 'acknowledged; marks shipped' },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** The calls that change something. */
export type MutationName = {
  [Name in EndpointName]: (typeof endpoints)[Name]['method'] extends 'GET' ? never : Name
}[EndpointName]

/** @returns whether a text names one of the 21 calls */
export const isEndpointName = (name: string): name is EndpointName => Object.hasOwn(endpoints, name)
