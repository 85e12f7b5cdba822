import { readOptions } from '#tests/tools/monkey/options.ts'
import { runMonkey } from '#tests/tools/monkey/runMonkey.ts'
import { serveStatic } from '#tests/support/static.ts'
import { runCommand } from '#tests/tools/runCommand.ts'

const minuteMs = 60_000

/** @returns the exit code: 0 when the walk found nothing */
async function run(): Promise<number> {
  const { seed, minutes, steps } = readOptions(process.argv.slice(2))
  console.log(`monkey, seed ${seed}: ${minutes} min or ${steps} steps`)
  const { url, stop } = await serveStatic({ dir: 'dist-mock' })
  try {
    const limits = { maxSteps: steps, maxMs: minutes * minuteMs, maxShrinkMs: 10 * minuteMs }
    const { isFine, report } = await runMonkey({ root: url, seed, ...limits })
    console.log(report)
    return isFine ? 0 : 1
  } finally {
    await stop()
  }
}

/** Usage: npm run test:monkey -- [--seed=<n>] [--minutes=<n>] [--steps=<n>]. Ends with 2 when it could not walk at all. */
await runCommand(run)
