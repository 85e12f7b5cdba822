import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readVersion } from '#storybook/version.ts'
import { openApiDocument } from '#stories/docs/contract/openApi.ts'

// Creates the static files that Storybook serves: the worker of the installed msw version, the mock server's pictures,
// the shop's favicon, the font of the frame, and the API as an OpenAPI document. Runs before every start and build.
const archivo = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
const project = join(import.meta.dirname, '..')
const folder = join(project, 'node_modules/.cache/storybook-public')
rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
cpSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), join(folder, 'mockServiceWorker.js'))
cpSync(join(project, 'mocks/pictures'), join(folder, 'pictures'), { recursive: true })
cpSync(join(project, 'src/public/favicon.svg'), join(folder, 'favicon.svg'))
cpSync(fileURLToPath(import.meta.resolve(archivo)), join(folder, 'archivo.woff2'))
writeFileSync(join(folder, 'openapi.json'), JSON.stringify(await openApiDocument(readVersion()), null, 2))
