import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { build } from 'vite'
import { siteCopy } from '#mocks/demo/copy/site.ts'
import { fromRoot } from '#src/build/project.ts'
import { styles } from '#src/build/styles.ts'
import { brand } from '#src/copy/brand.ts'
import { readVersion } from '#storybook/version.ts'

const siteFolders = {
  demo: { from: 'dist-mock', script: 'build:mock' },
  storybook: { from: 'storybook-static', script: 'build-storybook' },
}

/**
 * Empties the published folder, and builds the first page's style sheet and fonts into its `assets/`.
 * @returns the URL of the style sheet, relative to the folder
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
  // Removes the script that Vite writes as well, because the first page doesn't need it.
  for (const file of files.filter((name) => name.endsWith('.js'))) rmSync(join(dir, 'assets', file))
  return `assets/${files.find((name) => name.endsWith('.css'))}`
}

/** @returns the HTML of the page that links to the demo and to the Storybook */
function createFirstPage(styleSheetUrl: string): string {
  const { title, heading, intro, places } = siteCopy
  const listItems = places.map(
    ({ path, name, text }) => `<li><h2><a href="${path}">${name}</a></h2><p>${text}</p></li>`,
  )
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="icon" href="demo/favicon.svg" type="image/svg+xml">
    <link rel="stylesheet" href="${styleSheetUrl}">
  </head>
  <body>
    <header><img src="demo/favicon.svg" alt="">${brand.wordmark}</header>
    <main><h1>${heading}</h1><p>${intro}</p><ul role="list">${listItems.join('')}</ul></main>
    <footer>${siteCopy.version(readVersion())}</footer>
  </body>
</html>
`
}

/**
 * Writes the published folder: the demo, the Storybook, and a first page that links to both. The folder works below any
 * path of any static host.
 * @throws Error if the demo or the Storybook is not built
 */
export async function writeSite(dir: string): Promise<void> {
  const missingFolder = Object.values(siteFolders).find(({ from }) => !existsSync(from))
  if (missingFolder)
    throw new Error(`There is no ${missingFolder.from}: run \`npm run ${missingFolder.script}\` first.`)
  writeFileSync(join(dir, 'index.html'), createFirstPage(await writeStyles(dir)))
  // Excludes a file that only development tools need.
  const isPublic = (file: string) => basename(file) !== 'preview-stats.json'
  for (const [folder, { from }] of Object.entries(siteFolders))
    cpSync(from, join(dir, folder), { recursive: true, filter: isPublic })
  // A host has one 404 page for all folders. The demo's is used, because it opens the demo's URLs that contain an id.
  cpSync(join(dir, 'demo/404.html'), join(dir, '404.html'))
}

/** Usage: node tests/tools/site/writeSite.ts <folder> */
if (import.meta.main) {
  const [dir = 'dist-site'] = process.argv.slice(2)
  await writeSite(dir)
  console.log(`${dir} contains the demo, the Storybook and their first page`)
}
