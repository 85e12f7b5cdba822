import { http, HttpResponse } from 'msw/http'
import { uploadHandler } from '#mocks/handlers/imageHost.ts'
import { orderRules } from '#mocks/handlers/orders.ts'
import { partRules } from '#mocks/handlers/parts.ts'
import { paymentRules } from '#mocks/handlers/payments.ts'
import { profileRules } from '#mocks/handlers/profiles.ts'
import { purchaseRules } from '#mocks/handlers/purchases.ts'
import { reviewRules } from '#mocks/handlers/reviews.ts'
import { serve, type Rules } from '#mocks/handlers/serve.ts'
import { userRules } from '#mocks/handlers/users.ts'
import { API, IMAGE_HOST } from '#mocks/origins.ts'
import { allCalls, type CallName } from '#src/api/allCalls.ts'

const rules: Rules<typeof allCalls> = {
  ...partRules,
  ...reviewRules,
  ...userRules,
  ...purchaseRules,
  ...paymentRules,
  ...profileRules,
  ...orderRules,
}

const notFound = ({ request }: { request: Request }) =>
  HttpResponse.json({ message: `No such call: ${request.method} ${new URL(request.url).pathname}` }, { status: 404 })

/** The whole mock server. Whatever else is asked of its hosts ends here, never in the network. */
export const handlers = [
  ...(Object.keys(rules) as CallName[]).map((name) => serve(name, allCalls[name], rules[name])),
  uploadHandler,
  http.all(`${API}/*`, notFound),
  http.all(`${IMAGE_HOST}/*`, notFound),
]
