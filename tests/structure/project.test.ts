import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const packageSchema = z.object({
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
})

test('the top level holds what the README says and nothing else', () => {
  const made = /^(\.git|\.env.*|node_modules|dist|dist-mock|storybook-static)$/
  expect(
    readdirSync('.')
      .filter((name) => !made.test(name))
      .toSorted(),
  ).toEqual([
    '.ci',
    '.github',
    '.gitignore',
    '.storybook',
    'README.md',
    'chromatic.config.json',
    'firebase.json',
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
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(([, version]) => !/^\d/.test(version))
  expect(loose).toEqual([])
})

test('the lock names no registry, so that everybody installs from their own', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})
