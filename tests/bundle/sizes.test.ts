import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import budgets from '#tests/budgets.json' with { type: 'json' }
import { gzippedKB, readManifest, findScripts } from '#tests/support/bundle.ts'

const manifest = readManifest('dist')
const firstLoad = findScripts(manifest, 'index.html')
const routes = Object.keys(manifest).filter((key) => /^routes\/.*Route\.tsx$/.test(key))
const pages = readdirSync('dist').filter((name) => name.endsWith('.html'))

/** The largest sizes measured so far. Above a hard goal, the test fails whatever is recorded here. */
const measuredSizes: {
  what: string
  files: Iterable<string>
  budget: { recordedKB: number; goalKB: number; isHard?: boolean }
}[] = [
  { what: 'first load', files: firstLoad, budget: budgets.firstLoadJs },
  ...pages.map((page) => ({ what: page, files: [page], budget: budgets.page })),
  ...routes.map((what) => ({
    what,
    files: [...findScripts(manifest, what)].filter((file) => !firstLoad.has(file)),
    budget: budgets.routeJs,
  })),
]

/** How far a size may grow before a new figure must be recorded: room for one page or call. */
const margin = 1.02

test.each(measuredSizes)('$what stays within its budget', ({ what, files, budget: { recordedKB, goalKB, isHard } }) => {
  const size = gzippedKB('dist', files)
  console.log(`${what}: ${size.toFixed(2)} kB (goal: ${goalKB})`)
  expect(
    size,
    `${what}: make it smaller, or record ${size.toFixed(1)} in tests/budgets.json and say why in the commit`,
  ).toBeLessThanOrEqual(isHard ? Math.min(goalKB, recordedKB * margin) : recordedKB * margin)
})

/** Strings of libraries and calls that must not be in the first load. */
test.each([
  ['Firebase', 'identitytoolkit.googleapis.com'],
  ['Stripe', 'Failed to load Stripe.js'],
  ['its React wrapper', 'react-stripe-js'],
  ['the toast library', 'Toastify'],
  ['react-hook-form', 'shouldUnregister'],
  ['calls of admins', '/allusers'],
  ['calls of customers', '/myallpurchases'],
])('%s is not in the first load', (_name, text) => {
  const contains = (file: string) => readFileSync(join('dist', file), 'utf8').includes(text)
  expect([...firstLoad].filter(contains)).toEqual([])
  expect(Object.values(manifest).some(({ file }) => file.endsWith('.js') && contains(file))).toBe(true)
})
