import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

test('the top level contains exactly the files that the README lists', () => {
  const generated = /^(\.git|\.env.*|node_modules|dist|dist-mock|storybook-static|\.visual|\.mutation)$/
  expect(
    readdirSync('.')
      .filter((name) => !generated.test(name))
      .toSorted(),
  ).toEqual([
    '.ci',
    '.github',
    '.gitignore',
    '.storybook',
    'README.md',
    'chromatic.config.json',
    'hosting.json',
    'mocks',
    'package-lock.json',
    'package.json',
    'src',
    'stories',
    'tests',
    'tsconfig.json',
    'vite.config.ts',
  ])
})

test('every dependency has one exact version', () => {
  const { dependencies, devDependencies } = z.parse(packageSchema, JSON.parse(readFileSync('package.json', 'utf8')))
  const ranges = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version))
  expect(ranges).toEqual([])
})

test('the lock file names no registry: each machine installs from its own', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})
