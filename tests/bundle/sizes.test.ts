import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import budgets from '#tests/budgets.json' with { type: 'json' }
import { measureGzippedKB, readManifest, findScripts } from '#tests/support/bundle.ts'

const manifest = readManifest('dist')
const firstLoadScripts = findScripts(manifest, 'index.html')
const routeKeys = Object.keys(manifest).filter((key) => /^routes\/.*Route\.tsx$/.test(key))
const htmlFiles = readdirSync('dist').filter((name) => name.endsWith('.html'))

/** The files whose total size is limited. A hard goal can't be raised by recording a larger size in the budget. */
const sizeCases: {
  name: string
  files: Iterable<string>
  budget: { recordedKB: number; goalKB: number; isHard?: boolean }
}[] = [
  { name: 'first load', files: firstLoadScripts, budget: budgets.firstLoadJs },
  ...htmlFiles.map((page) => ({ name: page, files: [page], budget: budgets.page })),
  ...routeKeys.map((name) => ({
    name,
    files: [...findScripts(manifest, name)].filter((file) => !firstLoadScripts.has(file)),
    budget: budgets.routeJs,
  })),
]

/** How much a size may grow before a new figure must be recorded. The margin is enough for one more page or API call. */
const growthMargin = 1.02

test.each(sizeCases)('$name stays within its budget', ({ name, files, budget: { recordedKB, goalKB, isHard } }) => {
  const sizeKB = measureGzippedKB('dist', files)
  console.log(`${name}: ${sizeKB.toFixed(2)} kB (goal: ${goalKB})`)
  expect(
    sizeKB,
    `${name}: make it smaller, or record ${sizeKB.toFixed(1)} in tests/budgets.json and say why in the commit`,
  ).toBeLessThanOrEqual(isHard ? Math.min(goalKB, recordedKB * growthMargin) : recordedKB * growthMargin)
})

/** Each library or API call, with a text that identifies it in the files. */
test.each([
  ['Firebase', 'identitytoolkit.googleapis.com'],
  ['Stripe', 'Failed to load Stripe.js'],
  ['Stripe’s React wrapper', 'react-stripe-js'],
  ['the toast library', 'Toastify'],
  ['react-hook-form', 'shouldUnregister'],
  ['the code of admin API calls', '/allusers'],
  ['the code of customer API calls', '/myallpurchases'],
])('the first load does not contain %s', (_name, text) => {
  const fileContainsText = (file: string) => readFileSync(join('dist', file), 'utf8').includes(text)
  expect([...firstLoadScripts].filter(fileContainsText)).toEqual([])
  expect(Object.values(manifest).some(({ file }) => file.endsWith('.js') && fileContainsText(file))).toBe(true)
})
