import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { guardPrefix, packageFile, scripts, findScriptsRunIn } from '#tests/support/packageFile.ts'
import { getJobs } from '#tests/support/tasks.ts'
import { findCaptures, readSources } from '#tests/support/sources.ts'
import { projectDir, reportDir } from '#tests/tools/visual/folders.ts'

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ integrity: z.optional(z.string()) })) })

const { engines, dependencies, devDependencies, optionalDependencies } = packageFile
const workflowFiles = readSources('.github/workflows/*.yml', '.ci/*')

test('every dependency has one exact version', () => {
  const versionRanges = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies }).filter(
    ([, version]) => !/^\d/.test(version),
  )
  expect(versionRanges, 'write the exact version into package.json, without ^ or ~').toEqual([])
})

test('the lock file contains no registry URLs, so that each machine can use its own registry', () => {
  expect(readFileSync('package-lock.json', 'utf8')).not.toContain('"resolved"')
})

test('every script begins with the machine check, or with a script that does', () => {
  const unguardedScripts = Object.entries(scripts).filter(
    ([, script]) => !script.startsWith(guardPrefix) && !/^npm run (?!--ignore-scripts)/.test(script),
  )
  expect(unguardedScripts, `begin the script with ${guardPrefix}`).toEqual([])
})

test('every package of the lock file has a checksum', () => {
  const lock = z.parse(lockSchema, JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const uncheckedPackages = Object.entries(lock.packages).filter(([path, { integrity }]) => path !== '' && !integrity)
  expect(uncheckedPackages.map(([path]) => path)).toEqual([])
})

test('no script has single quotes, because Windows does not interpret them', () => {
  expect(Object.entries(scripts).filter(([, script]) => script.includes("'"))).toEqual([])
})

test('version managers, CI and the container use the Node version of package.json', () => {
  const nodeVersion = readFileSync('.nvmrc', 'utf8').trim()
  expect(engines.node).toMatch(new RegExp(String.raw`^>=${nodeVersion}\.\d+$`))
  expect(readFileSync('.devcontainer/devcontainer.json', 'utf8')).toContain(`typescript-node:${nodeVersion}-`)
})

test('every Node version that npm installs, on any system, is recent enough for the scripts', () => {
  const isTooOld = (version: string) => `>=${version}`.localeCompare(engines.node, 'en', { numeric: true }) < 0
  const nodePackages = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(nodePackages.length).toBeGreaterThan(4)
  expect(nodePackages.filter(([, version]) => isTooOld(version))).toEqual([])
})

test('every action is pinned to a commit, because tags can be moved, with its version in a comment', () => {
  const actionReferences = workflowFiles.flatMap(({ text }) => findCaptures(text, /uses: (.*)$/gm))
  expect(actionReferences.length).toBeGreaterThan(20)
  expect(actionReferences.filter((action) => !/^[\w/-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})

test('CI runs every job, with all tests', () => {
  const ciWorkflow = workflowFiles.find(({ path }) => path.endsWith('/ci.yml'))?.text ?? ''
  const [, names = ''] = /^ +job: \[(.*)\]$/m.exec(ciWorkflow) ?? []
  expect(names.split(', '), '.github/workflows/ci.yml: the jobs of tests/support/tasks.ts').toEqual(
    Object.keys(getJobs(true)),
  )
  expect(ciWorkflow).toContain('npm run test:all -- ${{ matrix.job }}')
})

test('the workflow for GitHub Pages publishes the folder that `npm run site` writes', () => {
  const pages = workflowFiles.find(({ path }) => path.endsWith('/pages.yml'))?.text ?? ''
  const paths = findCaptures(pages, /upload-(?:pages-)?artifact@[^]*?\n +path: (\S+)$/gm)
  expect(findScriptsRunIn(pages)).toContain('site')
  expect(paths).toHaveLength(2)
  expect(paths.filter((path) => !scripts.site?.endsWith(` ${path}`))).toEqual([])
})

test('CI uploads before and after pictures for every pull request, without secrets', () => {
  const job =
    /^  pictures:\n[^]*/m.exec(workflowFiles.find(({ path }) => path.endsWith('/ci.yml'))?.text ?? '')?.[0] ?? ''
  expect(findScriptsRunIn(job)).toContain('test:visual')
  expect(job).not.toContain('secrets.')
  expect(findCaptures(job, /upload-artifact@[^]*?\n +path: (\S+)$/gm)).toEqual([relative(projectDir, reportDir)])
})

test('workflows use the Node version of .nvmrc, and their checkouts don’t keep the run’s token', () => {
  const steps = workflowFiles.flatMap(({ text }) => text.split(/^ +- (?=\w)/m))
  const findSteps = (action: string) => steps.filter((step) => step.startsWith(`uses: actions/${action}@`))
  expect(findSteps('setup-node').filter((step) => !step.includes('node-version-file: .nvmrc'))).toEqual([])
  expect(findSteps('checkout').filter((step) => !step.includes('persist-credentials: false'))).toEqual([])
})

test('only steps that build nothing receive secrets', () => {
  const steps = workflowFiles
    .flatMap(({ text }) => text.split(/^ +- (?=\w)/m))
    .filter((step) => step.includes('secrets.'))
  expect(steps).not.toEqual([])
  const buildSteps = steps.filter((step) => findScriptsRunIn(step).some((script) => `pre${script}` in scripts))
  const unsafeSteps = buildSteps.filter((step) => !step.includes('npm run --ignore-scripts '))
  expect(unsafeSteps, 'write npm run --ignore-scripts, and build in a step before it').toEqual([])
})
