import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { siteCopy } from '#mocks/demo/copy/site.ts'
import { fromRoot } from '#src/build/project.ts'
import { styles } from '#src/build/styles.ts'
import { brand } from '#src/copy/brand.ts'
import { readVersion } from '#storybook/version.ts'

const siteParts = {
  demo: { from: 'dist-mock', script: 'build:mock' },
  storybook: { from: 'storybook-static', script: 'build-storybook' },
}

/**
 * Empties the folder and builds the first page's style sheet and fonts into its `assets/`.
 * @returns the sheet's URL
 */
async function writeStyles(dir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    base: './',
    plugins: styles('short'),
    build: {
      outDir: dir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      rolldownOptions: { input: fromRoot('tests/tools/site/firstPage.css.ts') },
    },
  })
  const files = readdirSync(join(dir, 'assets'))
  // A page without scripts needs none of the build's scripts.
  for (const file of files.filter((name) => name.endsWith('.js'))) rmSync(join(dir, 'assets', file))
  return `assets/${files.find((name) => name.endsWith('.css'))}`
}

/**
 * The page that links to the demo and to the Storybook, as HTML without a script.
 * @param sheet the URL of its styles
 */
function createFirstPage(sheet: string): string {
  const { title, heading, intro, places } = siteCopy
  const items = places.map(({ path, name, text }) => `<li><h2><a href="${path}">${name}</a></h2><p>${text}</p></li>`)
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="demo/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${sheet}">
  </head>
  <body>
    <header><img src="demo/favicon.svg" alt="">${brand.wordmark}</header>
    <main><h1>${heading}</h1><p>${intro}</p><ul role="list">${items.join('')}</ul></main>
    <footer>${siteCopy.version(readVersion())}</footer>
  </body>
</html>
`
}

/**
 * Writes the published folder: the demo, the Storybook, and a first page that links to both. It works below any path of
 * any static host.
 * @throws Error if the demo or the Storybook is not built
 */
export async function writeSite(dir: string): Promise<void> {
  const missingPart = Object.values(siteParts).find(({ from }) => !existsSync(from))
  if (missingPart) throw new Error(`There is no ${missingPart.from}: run \`npm run ${missingPart.script}\` first.`)
  writeFileSync(join(dir, 'index.html'), createFirstPage(await writeStyles(dir)))
  // Only Storybook's own tools need this file.
  const isPublic = (file: string) => basename(file) !== 'preview-stats.json'
  for (const [folder, { from }] of Object.entries(siteParts))
    cpSync(from, join(dir, folder), { recursive: true, filter: isPublic })
  // Hosts have one such page for all folders; it opens the demo's URLs that contain an id.
  cpSync(join(dir, 'demo/404.html'), join(dir, '404.html'))
}

/** Usage: node tests/tools/site/writeSite.ts <folder> */
if (import.meta.main) {
  const [dir = 'dist-site'] = process.argv.slice(2)
  await writeSite(dir)
  console.log(`${dir} contains the demo, the Storybook and their first page`)
}
