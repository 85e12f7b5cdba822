import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { test as tests } from '#tests/vitestProjects.ts'

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
  expect(ranges).toEqual([])
})

test('the lock file names no registry: each machine installs from its own', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})

// An import in another setup file would count for the first test file of a worker only.
test('every project of unit tests has the check of the console as a setup file of its own', () => {
  const projects = (tests.projects ?? []).flatMap((project) =>
    typeof project === 'object' && 'test' in project ? [project.test] : [],
  )
  const quiet = projects.filter((project) =>
    [project?.setupFiles].flat().some((file) => file?.endsWith('/noisyConsole.ts')),
  )
  expect(quiet.map((project) => project?.name)).toEqual([
    'unit',
    'unit-fresh-modules',
    'unit-own-page',
    'unit-without-page',
    'tools',
    'tools-with-page',
    'unit-tables',
  ])
})
