import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { publicFolder } from '#storybook/publicFolder.ts'

// Copies the static files that Storybook serves: the worker of the installed msw version, the mock server's pictures and
// the shop's favicon. Runs before every start and build.
rmSync(publicFolder, { recursive: true, force: true })
mkdirSync(publicFolder, { recursive: true })
cpSync(fileURLToPath(import.meta.resolve('msw/mockServiceWorker.js')), `${publicFolder}mockServiceWorker.js`)
cpSync(fileURLToPath(new URL('../mocks/pictures/', import.meta.url)), `${publicFolder}pictures`, { recursive: true })
cpSync(fileURLToPath(new URL('../src/public/favicon.svg', import.meta.url)), `${publicFolder}favicon.svg`)
