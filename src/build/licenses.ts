import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { fromRoot } from '#src/build/project.ts'

const fileName = 'third-party-licenses.md'

/** The text of the Apache License 2.0 is the same for every package, so it is read from Playwright's. */
function readApacheLicense(): string {
  const file = fromRoot('node_modules/@playwright/test/LICENSE')
  const text = / +Apache License\r?\n[^]*END OF TERMS AND CONDITIONS/.exec(readFileSync(file, 'utf8'))?.[0]
  if (text === undefined) throw new Error(`licenses: the text of the Apache License is not in ${file}`)
  return text.replaceAll('\r', '')
}

/** Matches a package under the Apache License that does not contain its text, such as Firebase's. */
const packageWithoutText = /^## .* \(Apache-2\.0\)\n\n?(?=## |$)/m

/** Writes the licenses of all packages in the bundle into a file, which most licenses require. */
export const licenses = (): Plugin => ({
  name: 'licenses',
  apply: 'build',
  config: () => ({ build: { license: { fileName } } }),
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const file = bundle[fileName]
      if (file?.type !== 'asset') return
      const text = String(file.source)
      if (packageWithoutText.test(text)) file.source = `${text}\n## Apache License 2.0\n${readApacheLicense()}\n`
    },
  },
})
