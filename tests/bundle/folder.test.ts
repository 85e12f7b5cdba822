import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fromRoot } from '#src/build/project.ts'
import { shouldRunAll } from '#tests/support/sampleCases.ts'
import { getProgramCommand } from '#tests/support/programs.ts'
import { testConfig } from '#tests/support/testConfig.ts'

const listFiles = (dist: string) =>
  globSync('**/*', { cwd: dist, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length))
    .toSorted()

/** Copies the build's inputs into a temporary folder. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), `${'a-folder-with-a-long-name-'.repeat(4)}`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const path of ['src', 'mocks', 'tests', 'package.json', 'vite.config.ts', 'tsconfig.json', 'hosting.json'])
    cpSync(fromRoot(path), join(folder, path), { recursive: true })
  symlinkSync(fromRoot('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}

test.runIf(shouldRunAll)(
  'builds of the same commit in different folders produce identical files',
  { timeout: 240_000 },
  () => {
    const folder = copyProject()
    // The build writes the commit into its files, and the copy has no Git directory of its own.
    const { stdout: gitDir } = spawnSync('git', ['rev-parse', '--absolute-git-dir'], { encoding: 'utf8' })
    const env = {
      ...process.env,
      ...testConfig,
      NODE_ENV: undefined,
      // Uses the snapshot of the published build, because another test may have written a newer snapshot.
      CATALOGUE_FILE: fromRoot('dist/catalogue.json'),
      ...(gitDir && { GIT_DIR: gitDir.trim() }),
    }
    const buildWithEnv = (envLine: string) => {
      writeFileSync(join(folder, '.env.local'), envLine)
      execFileSync(...getProgramCommand('vite', 'build', '--logLevel', 'error'), { cwd: folder, env, stdio: 'pipe' })
    }
    expect(() => buildWithEnv('BASE_PATH=./')).toThrow('BASE_PATH must be a path')
    buildWithEnv('NODE_ENV=development')
    const dist = join(folder, 'dist')
    expect(listFiles(dist)).toEqual(listFiles(fromRoot('dist')))
    const differingFiles = listFiles(dist).filter(
      (file) => !readFileSync(dist + file).equals(readFileSync(fromRoot('dist') + file)),
    )
    expect(differingFiles).toEqual([])
  },
)
