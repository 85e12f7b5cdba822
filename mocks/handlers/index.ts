import { http, HttpResponse } from 'msw/http'
import { imageHostHandlers } from '#mocks/handlers/imageHost.ts'
import { orderHandlers } from '#mocks/handlers/orders.ts'
import { partHandlers } from '#mocks/handlers/parts.ts'
import { paymentHandlers } from '#mocks/handlers/payments.ts'
import { profileHandlers } from '#mocks/handlers/profiles.ts'
import { purchaseHandlers } from '#mocks/handlers/purchases.ts'
import { reviewHandlers } from '#mocks/handlers/reviews.ts'
import { userHandlers } from '#mocks/handlers/users.ts'
import { API, IMAGE_HOST } from '#mocks/origins.ts'

const notFound = ({ request }: { request: Request }) =>
  HttpResponse.json({ message: `No such call: ${request.method} ${new URL(request.url).pathname}` }, { status: 404 })

/** The whole mock server. Whatever else is asked of its hosts ends here, never in the network. */
export const handlers = [
  ...partHandlers,
  ...reviewHandlers,
  ...userHandlers,
  ...purchaseHandlers,
  ...paymentHandlers,
  ...profileHandlers,
  ...orderHandlers,
  ...imageHostHandlers,
  http.all(`${API}/*`, notFound),
  http.all(`${IMAGE_HOST}/*`, notFound),
]
