// Every script starts with this file. It must run in old versions of Node, so it is plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The minimum version of Node, as in package.json's `engines`. In 24.0, which lacks `import.meta.main`, several scripts
 * would do nothing.
 */
const requiredVersion = '24.15'
const isWindows = process.platform === 'win32'
const project = fileURLToPath(new URL('../..', import.meta.url))
const toPackagePath = (path) => `${project}node_modules/${path}`

/** The packages that contain Node, in package.json's optionalDependencies; npm installs the one for this machine. */
const nodePackages = ['node', 'node-bin'].map((prefix) =>
  `${prefix}-${process.platform}-${process.arch}`.replace('win32', 'win'),
)

/**
 * Links node_modules/.bin/node to the Node that npm has installed. npm 11.4 does this itself. Earlier versions don't,
 * because the packages for the other systems, which are not installed, contain a program of the same name. The rest of
 * a script then runs in that Node, because npm searches node_modules/.bin first.
 * @returns whether that Node runs
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

/** @returns a message about a problem that prevents all scripts from running, with its fix; undefined if there is none */
function findProblem() {
  // vanilla-extract writes the folder's path into code between single quotes; Vite reads it as a URL.
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
