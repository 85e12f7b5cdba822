// What a release that changes one component costs a returning shopper (SPEED-17): files of the first load with new names.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { printFigures } from '#tests/tools/bench/figures.ts'
import { releaseShare } from '#tests/tools/bench/goals.ts'
import { gzippedKB, readManifest, scriptsOf } from '#tests/support/bundle.ts'
import { testConfig } from '#tests/support/testConfig.ts'

/** The components that are changed, one for each release: of the shell, of a card, and a small one. */
const changed = ['blocks/AppShell.tsx', 'blocks/PartCard.tsx', 'components/Money.tsx']

/** Changes a component as a release would: one attribute more on the first element it draws. */
const change = (file: string): Plugin => ({
  name: 'change-component',
  load(id) {
    if (!id.endsWith(`design-system/${file}`)) return null
    const code = readFileSync(id, 'utf8')
    const newCode = code.replace(/return[^;]*?<[a-z]\w*/, '$& data-release="next"')
    if (newCode === code) throw new Error(`${file} draws no element.`)
    return newCode
  },
})

/** Builds the shop. @returns its folder and the files of its first load: scripts and styles */
async function buildRelease(plugins: Plugin[]): Promise<{ dir: string; files: string[] }> {
  const dir = mkdtempSync(join(tmpdir(), 'release-'))
  await build({ logLevel: 'error', plugins, build: { outDir: dir, emptyOutDir: true } })
  const html = readFileSync(join(dir, 'index.html'), 'utf8')
  const styles = [...html.matchAll(/href="\/?([^"]+\.css)"/g)].map(([, file = '']) => file)
  return { dir, files: [...scriptsOf(readManifest(dir), 'index.html'), ...new Set(styles)] }
}

Object.assign(process.env, testConfig)
const before = await buildRelease([])
const whole = gzippedKB(before.dir, before.files)
for (const component of changed) {
  const after = await buildRelease([change(component)])
  const renamed = after.files.filter((file) => !before.files.includes(file))
  printFigures(`A release that changes ${component}`, [
    {
      label: `${renamed.length} of ${after.files.length} files of the first load are new`,
      values: [gzippedKB(after.dir, renamed)],
      unit: 'kB',
      peer: { label: 'all', values: [whole] },
      goal: { timesPeer: Number(releaseShare.toFixed(2)) },
    },
  ])
  rmSync(after.dir, { recursive: true })
}
rmSync(before.dir, { recursive: true })
process.exit()
