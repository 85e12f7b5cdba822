import { http, HttpResponse } from 'msw/http'
import { uploadHandler } from '#mocks/handlers/imageHost.ts'
import { orderResolvers } from '#mocks/handlers/orders.ts'
import { partResolvers } from '#mocks/handlers/parts.ts'
import { paymentResolvers } from '#mocks/handlers/payments.ts'
import { profileResolvers } from '#mocks/handlers/profiles.ts'
import { purchaseResolvers } from '#mocks/handlers/purchases.ts'
import { reviewResolvers } from '#mocks/handlers/reviews.ts'
import { createHandler, type Resolvers } from '#mocks/handlers/createHandler.ts'
import { userResolvers } from '#mocks/handlers/users.ts'
import { API, IMAGE_HOST } from '#mocks/origins.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'

const resolvers: Resolvers<typeof allCalls> = {
  ...partResolvers,
  ...reviewResolvers,
  ...userResolvers,
  ...purchaseResolvers,
  ...paymentResolvers,
  ...profileResolvers,
  ...orderResolvers,
}

const notFound = ({ request }: { request: Request }) =>
  HttpResponse.json({ message: `No such call: ${request.method} ${new URL(request.url).pathname}` }, { status: 404 })

/** All handlers of the mock server. Unknown calls to its hosts get a 404 and never reach the network. */
export const handlers = [
  ...(Object.keys(resolvers) as CallName[]).map((name) => createHandler(name, allCalls[name], resolvers[name])),
  uploadHandler,
  http.all(`${API}/*`, notFound),
  http.all(`${IMAGE_HOST}/*`, notFound),
]
