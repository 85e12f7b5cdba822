import * as z from 'zod/mini'
import { db, type Scenario } from '#mocks/db.ts'
import { defaultSettings, settingsSchema } from '#mocks/settings.ts'
import { isScenario, scenarios } from '#mocks/scenarios.ts'
import type { ServerProcess } from '#mocks/serverProcess.ts'

const resetSchema = z.object({
  scenario: z.optional(z.string()),
  settings: z.optional(z.record(z.string(), z.unknown())),
})

async function resetDbState(request: Request): Promise<Response> {
  const { scenario: name = 'everydayShop', settings } = resetSchema.parse(JSON.parse((await request.text()) || '{}'))
  if (!isScenario(name)) throw new Error(`no such scenario: ${name}`)
  const scenario: Scenario = scenarios[name]
  db.loadScenario({
    ...scenario,
    settings: settingsSchema.parse({ ...defaultSettings(), ...scenario.settings, ...settings }),
  })
  return new Response(null, { status: 204 })
}

async function changeOrderQuantity(request: Request): Promise<Response> {
  const { _id, quantity } = z.object({ _id: z.string(), quantity: z.string() }).parse(await request.json())
  db.mutate(({ orders }) => {
    for (const order of orders) if (order._id === _id) order.quantity = quantity
  })
  return new Response(null, { status: 204 })
}

const createJsonResponse = (value: unknown) =>
  new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } })

/**
 * Handles the requests by which tests control the mock server over HTTP. `POST /__reset` replaces all data. An empty body
 * restores the seed; `{"scenario": "failParts", "settings": {"latency": 300}}` selects a scenario and settings.
 * `POST /__order` changes the quantity of an order. `GET /__db` returns the whole database. `GET /__crashes` returns the
 * requests that crashed this client's field server.
 */
export async function respondToTestRequest(
  request: Request,
  { crashes }: ServerProcess,
): Promise<Response | undefined> {
  switch (`${request.method} ${new URL(request.url).pathname}`) {
    case 'POST /__reset':
      return resetDbState(request)
    case 'POST /__order':
      return changeOrderQuantity(request)
    case 'GET /__db':
      return createJsonResponse(db.get())
    case 'GET /__crashes':
      return createJsonResponse(crashes)
    default:
      return undefined
  }
}
