import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod/mini'
import { listen, type LocalServer } from '#tests/support/listen.ts'

/** A report in the format of the W3C Reporting API. Browsers may add other fields. */
const reportSchema = z.looseObject({
  type: z.string(),
  age: z.number(),
  url: z.string(),
  user_agent: z.string(),
  body: z.record(z.string(), z.unknown()),
})
export type ReceivedReport = z.infer<typeof reportSchema>

/** The body that Firefox and Safari send to the policy's `report-uri`. It contains a single violation. */
const violationSchema = z.object({ 'csp-report': z.record(z.string(), z.unknown()) })

const bodySchema = z.union([
  z.array(reportSchema),
  z.pipe(
    violationSchema,
    z.transform(({ 'csp-report': body }) => [{ type: 'csp-violation', age: 0, url: '', user_agent: '', body }]),
  ),
])

/** Without these CORS headers, browsers would send no reports, because the shop is on another origin. */
const corsHeaders = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }

/**
 * Starts a server on this machine that receives reports. It responds with 400 to a body that contains no valid reports.
 * @param onReports called with the received reports; if it throws, the response is 400 as well
 */
export function startReportReceiver(
  port: number,
  onReports: (reports: ReceivedReport[]) => unknown,
): Promise<LocalServer> {
  const handleReports = async (request: IncomingMessage) => onReports(z.parse(bodySchema, await json(request)))
  const server = createServer((request, response) => {
    const respond = (status: number) => response.writeHead(status, corsHeaders).end()
    if (request.method !== 'POST') return void respond(204)
    handleReports(request).then(
      () => respond(204),
      () => respond(400),
    )
  })
  return listen(server, port)
}

/** Usage: npm run reports [-- <port>]. Prints each received report as JSON on its own line. */
if (import.meta.main) {
  const printReports = (reports: ReceivedReport[]) => reports.forEach((report) => console.log(JSON.stringify(report)))
  const { origin } = await startReportReceiver(Number(process.argv[2] ?? 4750), printReports)
  console.log(`Reports are received on ${origin}/`)
}
