// Every script starts with this file. It must run in old versions of Node, so it is plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The minimum version of Node, as in package.json's `engines`. Node 24.0 lacks `import.meta.main`, so several scripts
 * would do nothing.
 */
const requiredVersion = '24.15'
const isWindows = process.platform === 'win32'
const project = fileURLToPath(new URL('../..', import.meta.url))
const toPackagePath = (path) => `${project}node_modules/${path}`

/** The possible names of the package with Node for this machine. It is one of package.json's optionalDependencies. */
const nodePackages = ['node', 'node-bin'].map((prefix) =>
  `${prefix}-${process.platform}-${process.arch}`.replace('win32', 'win'),
)

/**
 * Links node_modules/.bin/node to the Node that npm has installed. npm searches node_modules/.bin first, so the rest of
 * the script runs in this Node. npm 11.4 creates the link itself. Earlier versions don't, because the packages for
 * other systems contain a program with the same name.
 * @returns whether this Node runs and is linked
 */
function linkNode() {
  const file = isWindows ? 'node.exe' : 'node'
  const program = nodePackages.map((name) => toPackagePath(`${name}/bin/${file}`)).find(existsSync)
  if (program === undefined || spawnSync(program, ['--version']).status !== 0) return false
  const link = toPackagePath(`.bin/${file}`)
  try {
    mkdirSync(toPackagePath('.bin'), { recursive: true })
    rmSync(link, { force: true })
    // Windows allows symbolic links to administrators only.
    if (isWindows) linkSync(program, link)
    else symlinkSync(program, link)
    return true
  } catch {
    return false
  }
}

/** @returns a message with the fix if a problem prevents all scripts from running; undefined if there is no problem */
function findProblem() {
  // vanilla-extract writes the folder's path into code as a string in single quotes, and Vite treats it as a URL.
  const character = /['#?]/.exec(project)?.[0]
  if (character !== undefined)
    return `The path of this folder contains ${character}, which the build can't handle. Move or rename it: ${project}`
  if (!existsSync(toPackagePath('vite')))
    return 'The development packages are missing: run `npm ci --include=dev`. NODE_ENV=production makes npm leave them out.'
  if (process.versions.node.localeCompare(requiredVersion, 'en', { numeric: true }) >= 0 || linkNode()) return undefined
  return (
    `Node ${requiredVersion} is needed, and this is ${process.versions.node}. ` +
    'Run `npm ci --include=optional` to install it with the packages, or download it from https://nodejs.org.'
  )
}

const problem = findProblem()
if (problem !== undefined) {
  console.error(problem)
  process.exitCode = 1
}
