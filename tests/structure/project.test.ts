import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const packageSchema = z.object({
  scripts: z.record(z.string(), z.string()),
  engines: z.object({ node: z.string() }),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
  optionalDependencies: z.record(z.string(), z.string()),
})

const { scripts, engines, dependencies, devDependencies, optionalDependencies } = z.parse(
  packageSchema,
  JSON.parse(readFileSync('package.json', 'utf8')),
)

test('every dependency has one exact version', () => {
  const ranges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d/.test(version),
  )
  expect(ranges, 'write the exact version into package.json, without ^ or ~').toEqual([])
})

test('the lock file names no registry: each machine installs from its own', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})

test('no script has single quotes, which Windows passes on', () => {
  expect(Object.entries(scripts).filter(([, script]) => script.includes("'"))).toEqual([])
})

test('version managers, CI and the container take the Node that the project asks for', () => {
  const version = readFileSync('.nvmrc', 'utf8').trim()
  expect(engines.node).toBe(`>=${version}`)
  expect(readFileSync('.devcontainer/devcontainer.json', 'utf8')).toContain(`typescript-node:${version}-`)
})
