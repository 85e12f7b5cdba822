import { spawn } from 'node:child_process'
import { serveStatic } from '#tests/support/static.ts'

/** Serves the built Storybook under a sub-path and runs the test-runner on it with this script's arguments. */
const { server, url } = await serveStatic({ dir: 'storybook-static', port: 0, mount: '/shop/storybook/' })
const child = spawn(
  'test-storybook',
  ['--url', url, '--disable-telemetry', '--maxWorkers=2', '--testTimeout=60000', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
child.once('close', (code) => {
  server.close()
  process.exitCode = code ?? 1
})
