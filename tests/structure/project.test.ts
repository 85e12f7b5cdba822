import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
})

test('every dependency has one exact version', () => {
  const { dependencies, devDependencies, optionalDependencies } = z.parse(
    packageSchema,
    JSON.parse(readFileSync('package.json', 'utf8')),
  )
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d/.test(version),
  )
  expect(ranges, 'write the exact version into package.json, without ^ or ~').toEqual([])
})

test('the lock file names no registry: each machine installs from its own', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})
