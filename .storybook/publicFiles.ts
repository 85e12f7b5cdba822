import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Copies the static files Storybook serves: the installed msw version's worker and the mock server's pictures. Runs
// before every start and build.
const target = fileURLToPath(new URL('../node_modules/.cache/storybook-public/', import.meta.url))

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
cpSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), `${target}mockServiceWorker.js`)
cpSync(fileURLToPath(new URL('../mocks/pictures/', import.meta.url)), `${target}pictures`, { recursive: true })
