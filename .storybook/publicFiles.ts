import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readVersion } from '#storybook/version.ts'
import { createOpenApiDocument } from '#stories/docs/contract/openApi.ts'

// Creates the static files that Storybook serves: the installed msw version's service worker, the mock server's pictures,
// the shop's favicon, the frame's font, and an OpenAPI document of the API. This script runs before every start and build
// of Storybook.
const archivo = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
const projectFolder = join(import.meta.dirname, '..')
const outputFolder = join(projectFolder, 'node_modules/.cache/storybook-public')
rmSync(outputFolder, { recursive: true, force: true })
mkdirSync(outputFolder, { recursive: true })
cpSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), join(outputFolder, 'mockServiceWorker.js'))
cpSync(join(projectFolder, 'mocks/pictures'), join(outputFolder, 'pictures'), { recursive: true })
cpSync(join(projectFolder, 'src/public/favicon.svg'), join(outputFolder, 'favicon.svg'))
cpSync(fileURLToPath(import.meta.resolve(archivo)), join(outputFolder, 'archivo.woff2'))
writeFileSync(join(outputFolder, 'openapi.json'), JSON.stringify(await createOpenApiDocument(readVersion()), null, 2))
