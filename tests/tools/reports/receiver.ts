import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { listen, type LocalServer } from '#tests/support/listen.ts'

/** An entry of the W3C Reporting API. Browsers add fields of their own. */
const reportSchema = z.looseObject({
  type: z.string(),
  age: z.number(),
  url: z.string(),
  user_agent: z.string(),
  body: z.record(z.string(), z.unknown()),
})
export type ReceivedReport = z.infer<typeof reportSchema>

/** The body that `report-uri` sends in Firefox and Safari: one violation of the host's policy. */
const violationSchema = z.object({ 'csp-report': z.record(z.string(), z.unknown()) })

const bodySchema = z.union([
  z.array(reportSchema),
  z.pipe(
    violationSchema,
    z.transform(({ 'csp-report': body }) => [{ type: 'csp-violation', age: 0, url: '', user_agent: '', body }]),
  ),
])

/** The shop is on another origin; without these headers browsers send no reports. */
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }

/**
 * Starts a receiver of reports on this machine.
 * @param onReports handles the reports; if it throws, or a body has a different form, the response is 400
 */
export function startReceiver(port: number, onReports: (reports: ReceivedReport[]) => unknown): Promise<LocalServer> {
  const handle = async (request: IncomingMessage) => onReports(z.parse(bodySchema, await json(request)))
  const server = createServer((request, response) => {
    const respond = (status: number) => response.writeHead(status, cors).end()
    if (request.method !== 'POST') return void respond(204)
    handle(request).then(
      () => respond(204),
      () => respond(400),
    )
  })
  return listen(server, port)
}

/** Usage: npm run reports [-- <port>]. Prints every received report, one JSON text per line. */
if (import.meta.main) {
  const print = (reports: ReceivedReport[]) => reports.forEach((report) => console.log(JSON.stringify(report)))
  const { origin } = await startReceiver(Number(process.argv[2] ?? 4750), print)
  console.log(`Reports are received on ${origin}/`)
}
