import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageFile } from '#tests/support/packageFile.ts'

const { scripts, engines, dependencies, devDependencies, optionalDependencies } = packageFile

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
