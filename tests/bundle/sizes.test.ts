import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import budgets from '#tests/budgets.json' with { type: 'json' }
import { gzippedKB, readManifest, scriptsOf } from '#tests/support/bundle.ts'

const manifest = readManifest('dist')
const first = scriptsOf(manifest, 'index.html')
const routes = Object.keys(manifest).filter((key) => /^routes\/.*Route\.tsx$/.test(key))

test('the first load stays within its budget', () => {
  const size = gzippedKB('dist', first)
  console.log(`first load: ${size.toFixed(1)} of ${budgets.firstLoadJs.kB} kB`)
  expect(size).toBeLessThanOrEqual(budgets.firstLoadJs.kB)
})

test.each(routes)('%s stays within its budget', (route) => {
  const size = gzippedKB(
    'dist',
    [...scriptsOf(manifest, route)].filter((file) => !first.has(file)),
  )
  console.log(`${route}: ${size.toFixed(1)} of ${budgets.routeJs.kB} kB`)
  expect(size).toBeLessThanOrEqual(budgets.routeJs.kB)
})

/** Texts of libraries and calls that a visitor's first page must not pay for. */
test.each([
  ['Firebase', 'identitytoolkit.googleapis.com'],
  ['Stripe', 'Failed to load Stripe.js'],
  ['its React wrapper', 'react-stripe-js'],
  ['the toast library', 'Toastify'],
  ['react-hook-form', 'shouldUnregister'],
  ['what admins call', '/addparts'],
  ['what customers call', '/myallpurchases'],
  ['what a sign-in calls', 'User Up-Seart Failed'],
])('%s is loaded later than the start page', (_library, text) => {
  const has = (file: string) => readFileSync(join('dist', file), 'utf8').includes(text)
  expect([...first].filter(has)).toEqual([])
  expect(Object.values(manifest).some(({ file }) => file.endsWith('.js') && has(file))).toBe(true)
})
