import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { filesOf, readRecipe, recipes, type FileChange, type Recipe } from '#tests/tools/recipes/recipes.ts'

// Follows each recipe of How to in a copy of the project, then forgets one file after the other: the compiler or a test of
// `npm run check` has to say so. `npm run test:recipes -- page` tries the recipes with this word in their names.

/** A part of `check`, with the tests that know pages and calls. */
interface Check {
  name: string
  command: readonly string[]
}

const checks: readonly Check[] = [
  { name: 'types', command: ['tsc', '-p', '.', '--incremental', '--tsBuildInfoFile', 'types.tsbuildinfo'] },
  {
    name: 'structure',
    command: ['vitest', 'run', '--project', 'structure', 'mirror', 'states', 'screenStories', 'theShop'],
  },
  { name: 'tables', command: ['vitest', 'run', '--project', 'unit-tables'] },
]

const copy = realpathSync(mkdtempSync(join(tmpdir(), 'recipes-')))

/** Copies the files that git knows or would add. */
function copyProject(): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  for (const path of listed.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(path, join(copy, path))
  }
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
}

const apply = (patch: string, ...options: string[]) =>
  execFileSync('git', ['apply', ...options], { cwd: copy, input: patch })

/** @returns what the check prints when it fails; null when it is green */
function complaintOf({ command }: Check): string | null {
  const [tool = '', ...args] = command
  const { status, stdout, stderr } = spawnSync(resolve('node_modules/.bin', tool), args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  return status === 0 ? null : stripVTControlCharacters(stdout + stderr)
}

/** @returns how the first check that fails names the file, or null when nothing fails or names it */
function howNamed({ path }: FileChange): string | null {
  for (const check of checks) {
    const complaint = complaintOf(check)
    if (complaint === null) continue
    const lines = complaint.split('\n')
    const line = lines.find((each) => each.includes(path))
    if (line !== undefined) return `${check.name}: ${line.trim()}`
    // The compiler names the place that uses what is missing.
    if (check.name === 'types') return `types: ${lines.find((each) => each.includes('error TS'))?.trim() ?? ''}`
  }
  return null
}

/** @returns how many of the recipe's files nothing names */
function tryRecipe(recipe: Recipe): number {
  const patch = readRecipe(recipe)
  apply(patch)
  const complaints = checks.map(complaintOf).filter((complaint) => complaint !== null)
  if (complaints.length > 0) throw new Error(`${recipe.name}: not green when followed\n${complaints.join('\n')}`)
  const files = filesOf(patch)
  console.log(`${recipe.name}: ${files.length} files, green when followed. Without`)
  let unnamed = 0
  for (const file of files) {
    apply(file.patch, '--reverse')
    const named = howNamed(file)
    console.log(`  ${file.path}\n    ${named ?? 'NOTHING NAMES IT'}`)
    if (named === null) unnamed += 1
    apply(file.patch)
  }
  apply(patch, '--reverse')
  return unnamed
}

try {
  copyProject()
  const [word = ''] = process.argv.slice(2)
  const unnamed = recipes.filter(({ name }) => name.includes(word)).reduce((sum, recipe) => sum + tryRecipe(recipe), 0)
  console.log(unnamed === 0 ? 'Every file is named.' : `${unnamed} files are named by nothing.`)
  process.exitCode = unnamed === 0 ? 0 : 1
} finally {
  rmSync(copy, { recursive: true, force: true })
}
