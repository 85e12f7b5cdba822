import { startReceiver } from '#tests/tools/reports/receiver.ts'

/** Usage: npm run reports [-- <port>]. Prints every report that arrives, one JSON text per line. */
const port = Number(process.argv[2] ?? 4750)
const { origin } = await startReceiver(port, (reports) => {
  for (const report of reports) console.log(JSON.stringify(report))
})
console.log(`Reports are received on ${origin}/`)
