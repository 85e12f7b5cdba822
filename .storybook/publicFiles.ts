import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from '#stories/docs/contract/openApi.ts'
import { readVersion } from '#storybook/version.ts'

// Copies the static files Storybook serves: the installed msw version's worker, the mock server's pictures, the
// shop's favicon, which it takes for its own, and the calls as an OpenAPI document. Runs before every start and build.
const target = fileURLToPath(new URL('../node_modules/.cache/storybook-public/', import.meta.url))

rmSync(target, { recursive: true, force: true })
mkdirSync(target, { recursive: true })
cpSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), `${target}mockServiceWorker.js`)
cpSync(fileURLToPath(new URL('../mocks/pictures/', import.meta.url)), `${target}pictures`, { recursive: true })
cpSync(fileURLToPath(new URL('../src/public/favicon.svg', import.meta.url)), `${target}favicon.svg`)
writeFileSync(`${target}openapi.json`, JSON.stringify(await openApiDocument(readVersion()), null, 2))
