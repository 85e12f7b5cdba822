import { siteCopy } from '#mocks/demo/copy/site.ts'
import { brand } from '#src/copy/brand.ts'

interface FirstPage {
  /** What the folder was built from, such as '0.1.0 · 77b6a79 · 21 Nov 2026'. */
  version: string
  /** The address of its style sheet. */
  styles: string
}

/** Writes the page that leads to the demo and to the Storybook: HTML without a script. */
export function firstPage({ version, styles }: FirstPage): string {
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
    <link rel="stylesheet" href="${styles}">
  </head>
  <body>
    <header><img src="demo/favicon.svg" alt="">${brand.wordmark}</header>
    <main>
      <h1>${heading}</h1>
      <p>${intro}</p>
      <ul role="list">
        ${items.join('\n        ')}
      </ul>
    </main>
    <footer>${siteCopy.version(version)}</footer>
  </body>
</html>
`
}
