import { readOptions } from '#tests/tools/monkey/options.ts'
import { runMonkey } from '#tests/tools/monkey/runMonkey.ts'
import { serveStatic } from '#tests/support/static.ts'

const minuteMs = 60_000

/** @returns the exit code: 0 when the walk found nothing */
async function run(): Promise<number> {
  const { seed, minutes, steps } = readOptions(process.argv.slice(2))
  console.log(`monkey, seed ${seed}: ${minutes} min or ${steps} steps`)
  const { server, url } = await serveStatic({ dir: 'dist-mock', port: 0 })
  try {
    const limits = { maxSteps: steps, maxMs: minutes * minuteMs, maxShrinkMs: 10 * minuteMs }
    const { isFine, report } = await runMonkey({ root: url, seed, ...limits })
    console.log(report)
    return isFine ? 0 : 1
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

/** Usage: npm run test:monkey -- [--seed=<n>] [--minutes=<n>] [--steps=<n>]. Ends with 2 when it could not walk at all. */
try {
  process.exitCode = await run()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}
