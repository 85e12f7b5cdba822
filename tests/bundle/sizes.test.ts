import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import budgets from '#tests/budgets.json' with { type: 'json' }
import { gzippedKB, readManifest, scriptsOf } from '#tests/support/bundle.ts'

const manifest = readManifest('dist')
const firstLoad = scriptsOf(manifest, 'index.html')

interface Budget {
  /** What the largest measured when it was recorded. */
  recordedKB: number
  goalKB: number
  /** Above a hard goal the test fails, whatever is recorded. */
  isHard?: boolean
}

const routes = Object.keys(manifest).filter((key) => /^routes\/.*Route\.tsx$/.test(key))

/** How much may be added without recording a new figure: a page or a call fits in. */
const margin = 1.02

/**
 * Compares a size with its budget, and prints the distance to the goal.
 * @throws AssertionError above the recorded figure and its margin, or above a goal that is hard
 */
function expectWithin(what: string, size: number, { recordedKB, goalKB, isHard }: Budget): void {
  const most = isHard ? Math.min(goalKB, recordedKB * margin) : recordedKB * margin
  const distance = Math.abs(goalKB - size).toFixed(2)
  console.log(
    `${what}: ${size.toFixed(2)} kB, ${distance} kB ${size > goalKB ? 'above' : 'below'} the goal of ${goalKB}`,
  )
  expect(
    size,
    `${what}: make it smaller, or record ${size.toFixed(1)} in tests/budgets.json and say why in the commit`,
  ).toBeLessThanOrEqual(most)
}

test('the first load stays within its budget', () => {
  expectWithin('first load', gzippedKB('dist', firstLoad), budgets.firstLoadJs)
})

test.each(readdirSync('dist').filter((name) => name.endsWith('.html')))('%s stays within its budget', (page) => {
  expectWithin(page, gzippedKB('dist', [page]), budgets.page)
})

test.each(routes)('%s stays within its budget', (route) => {
  const added = [...scriptsOf(manifest, route)].filter((file) => !firstLoad.has(file))
  expectWithin(route, gzippedKB('dist', added), budgets.routeJs)
})

/** Texts of libraries and calls that must not be in the first load. */
test.each([
  ['Firebase', 'identitytoolkit.googleapis.com'],
  ['Stripe', 'Failed to load Stripe.js'],
  ['its React wrapper', 'react-stripe-js'],
  ['the toast library', 'Toastify'],
  ['react-hook-form', 'shouldUnregister'],
  ['calls of admins', '/addparts'],
  ['calls of customers', '/myallpurchases'],
  ['calls of a sign-in', 'User Up-Seart Failed'],
])('%s is not in the first load', (_name, text) => {
  const has = (file: string) => readFileSync(join('dist', file), 'utf8').includes(text)
  expect([...firstLoad].filter(has)).toEqual([])
  expect(Object.values(manifest).some(({ file }) => file.endsWith('.js') && has(file))).toBe(true)
})
