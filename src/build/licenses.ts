import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { fromRoot } from '#src/build/project.ts'

const fileName = 'third-party-licenses.md'

/** Reads the text of the Apache License 2.0 from Playwright's package. The text is the same for every package. */
function readApacheLicense(): string {
  const file = fromRoot('node_modules/@playwright/test/LICENSE')
  const text = / +Apache License\r?\n[^]*END OF TERMS AND CONDITIONS/.exec(readFileSync(file, 'utf8'))?.[0]
  if (text === undefined) throw new Error(`licenses: the text of the Apache License is not in ${file}`)
  return text.replaceAll('\r', '')
}

/** Matches a package under the Apache License whose entry has no license text, such as Firebase. */
const packageWithoutText = /^## .* \(Apache-2\.0\)\n\n?(?=## |$)/m

/** Writes the licenses of all packages in the bundle into a file. Most licenses require this. */
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
