import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { build } from 'vite'
import { fromRoot } from '#src/build/fromRoot.ts'
import { styles } from '#src/build/styles.ts'
import { readVersion } from '#storybook/version.ts'
import { firstPage } from '#tests/tools/site/firstPage.ts'

/** What the folder contains, and the script that builds it. */
const parts = {
  demo: { from: 'dist-mock', script: 'build:mock' },
  storybook: { from: 'storybook-static', script: 'build-storybook' },
}

/** For the builds' own tools, not for visitors. */
const isInternal = (file: string) => ['.vite', 'preview-stats.json'].includes(basename(file))

/** Builds the first page's style sheet and fonts into `assets/`. @returns the style sheet's address */
async function writeStyles(dir: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins: styles('short'),
    build: {
      write: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: fromRoot('tests/tools/site/firstPage.css.ts') },
    },
  })
  const assets = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .filter((file) => file.type === 'asset')
  for (const { fileName, source } of assets) {
    mkdirSync(join(dir, dirname(fileName)), { recursive: true })
    writeFileSync(join(dir, fileName), source)
  }
  const sheet = assets.find(({ fileName }) => fileName.endsWith('.css'))
  if (!sheet) throw new Error('firstPage.css.ts produced no style sheet')
  return sheet.fileName
}

/**
 * Writes the folder that is published: the demo, the Storybook, and a first page that leads to both. It works below any
 * path of any static host.
 * @throws Error when the demo or the Storybook is not built
 */
export async function writeSite(dir: string): Promise<void> {
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(dir, { recursive: true })
  for (const [folder, { from, script }] of Object.entries(parts)) {
    if (!existsSync(from)) throw new Error(`There is no ${from}: run \`npm run ${script}\` first.`)
    cpSync(from, join(dir, folder), { recursive: true, filter: (file) => !isInternal(file) })
  }
  // Hosts have one such page for all folders: it opens the demo's addresses that contain an id.
  cpSync(join(dir, 'demo/404.html'), join(dir, '404.html'))
  writeFileSync(join(dir, 'index.html'), firstPage({ version: readVersion(), styles: await writeStyles(dir) }))
}

/** Usage: node tests/tools/site/writeSite.ts <folder> */
if (import.meta.main) {
  const [dir = ''] = process.argv.slice(2)
  if (dir === '') throw new Error('Which folder? For example dist-site.')
  await writeSite(dir)
  console.log(`${dir} contains the demo, the Storybook and their first page`)
}
