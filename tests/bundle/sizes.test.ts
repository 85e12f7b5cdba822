import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import budgets from '#tests/budgets.json' with { type: 'json' }
import { gzippedKB, readManifest, scriptsOf } from '#tests/support/bundle.ts'

const manifest = readManifest('dist')
const firstLoad = scriptsOf(manifest, 'index.html')
const routes = Object.keys(manifest).filter((key) => /^routes\/.*Route\.tsx$/.test(key))

test('the first load stays within its budget', () => {
  const size = gzippedKB('dist', firstLoad)
  console.log(`first load: ${size.toFixed(1)} of ${budgets.firstLoadJs.kB} kB`)
  expect(size).toBeLessThanOrEqual(budgets.firstLoadJs.kB)
})

test.each(readdirSync('dist').filter((name) => name.endsWith('.html')))('%s stays within its budget', (page) => {
  const size = gzippedKB('dist', [page])
  console.log(`${page}: ${size.toFixed(1)} of ${budgets.page.kB} kB`)
  expect(size).toBeLessThanOrEqual(budgets.page.kB)
})

test.each(routes)('%s stays within its budget', (route) => {
  const size = gzippedKB(
    'dist',
    [...scriptsOf(manifest, route)].filter((file) => !firstLoad.has(file)),
  )
  console.log(`${route}: ${size.toFixed(1)} of ${budgets.routeJs.kB} kB`)
  expect(size).toBeLessThanOrEqual(budgets.routeJs.kB)
})

/** Texts of libraries and calls that must not be in the first load. */
test.each([
  ['Firebase', 'identitytoolkit.googleapis.com'],
  ['Stripe', 'Failed to load Stripe.js'],
  ['its React wrapper', 'react-stripe-js'],
  ['the toast library', 'Toastify'],
  ['react-hook-form', 'shouldUnregister'],
  ['zod', 'invalid_type'],
  ['calls of admins', '/addparts'],
  ['calls of customers', '/myallpurchases'],
  ['calls of a sign-in', 'User Up-Seart Failed'],
])('%s is not in the first load', (_name, text) => {
  const has = (file: string) => readFileSync(join('dist', file), 'utf8').includes(text)
  expect([...firstLoad].filter(has)).toEqual([])
  expect(Object.values(manifest).some(({ file }) => file.endsWith('.js') && has(file))).toBe(true)
})
