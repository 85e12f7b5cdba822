import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { API_ORIGIN, IMAGE_HOST_ORIGIN } from '#mocks/origins.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { toSourceMapDir } from '#src/build/production.ts'
import { brand } from '#src/copy/brand.ts'
import { readManifest, readTextFiles } from '#tests/support/bundle.ts'
import { findSource } from '#tests/tools/reports/stack.ts'

/** Strings that survive minification and occur only in the mocks. */
const mockTexts = [
  '[MSW]',
  '__msw-cookie-store__',
  'dhruva-demo',
  API_ORIGIN,
  IMAGE_HOST_ORIGIN,
  demoPassword,
  ...Object.values(personas).map(({ email }) => email),
  // The demo's contact address (PAGE-6).
  brand.email,
  // A query parameter of the demo's links, a property of a parsed link, and the prefix of the demo's storage keys.
  'scenario',
  'ignoredParameters',
  'dhruva-demo:',
]

const manifestSchema = z.object({
  start_url: z.string(),
  scope: z.string(),
  icons: z.array(z.object({ src: z.string(), sizes: z.string() })),
})

const shopFiles = readTextFiles('dist')
const demoFiles = readTextFiles('dist-mock')

const findFilesContaining = (files: typeof shopFiles, text: string) => files.filter((file) => file.text.includes(text))

test.each(mockTexts)('%s occurs in the demo but not in the production build', (text) => {
  // The shop's service worker contains the cache names of a demo that may have been deployed at the same URL. It deletes
  // these caches (src/build/sw.js).
  expect(findFilesContaining(shopFiles, text).filter(({ file }) => file !== 'dist/sw.js')).toEqual([])
  expect(findFilesContaining(demoFiles, text), 'the demo contains the text').not.toEqual([])
})

test('no file of the production build is named after a mock', () => {
  // Removes the hash from each name, because a hash may contain any word by chance.
  const names = shopFiles.map(({ file }) => file.replace(/[-/][\w-]{7,8}(?=\.\w+$)/, ''))
  expect(names.filter((name) => /mock|msw/i.test(name))).toEqual([])
})

test.each(['application/reports+json', 'hydration-error', 'securitypolicyviolation', 'failed-call', 'layout-shift'])(
  'without VITE_REPORT_URL the production build contains no reporting code: %s (REPORT-3)',
  (text) => {
    expect(findFilesContaining(shopFiles, text).filter(({ file }) => file.endsWith('.js'))).toEqual([])
  },
)

test.each(['dist', 'dist-mock'])('%s can be installed, with icons of the right sizes (HOST-2)', async (dist) => {
  const manifest = z.parse(manifestSchema, JSON.parse(readFileSync(`${dist}/manifest.webmanifest`, 'utf8')))
  expect(manifest).toMatchObject({ start_url: './', scope: './' })
  const iconFormatsAndSizes = manifest.icons.map(async ({ src }) => {
    const { format, width, height } = await sharp(join(dist, src)).metadata()
    return `${format} ${width}x${height}`
  })
  expect(await Promise.all(iconFormatsAndSizes)).toEqual(manifest.icons.map((icon) => `png ${icon.sizes}`))
})

test.each([
  ['dist', 'react'],
  ['dist-mock', 'msw'],
])('%s lists the licences of the packages in its scripts, such as %s', (dist, name) => {
  const text = readFileSync(`${dist}/third-party-licenses.md`, 'utf8')
  expect(text).toMatch(new RegExp(`^## ${name} - .*\\(MIT\\)$`, 'm'))
})

test('the list of licences contains the licence text that Firebase’s packages omit', () => {
  const text = readFileSync('dist/third-party-licenses.md', 'utf8')
  expect(text).toMatch(/^## @firebase\/auth - .* \(Apache-2\.0\)$/m)
  expect(text).toContain('END OF TERMS AND CONDITIONS')
  expect(readFileSync('storybook-static/third-party-licenses.md', 'utf8')).toMatch(/^## react - .*\(MIT\)$/m)
})

test('the builds omit Vite’s manifest, which only build tools read', () => {
  expect([existsSync('dist/.vite'), existsSync('dist-mock/.vite')]).toEqual([false, false])
})

// The shop treats a missing file as a sign that a new version was deployed, so no file may be missing (NET-6).
test.each([
  ['dist', shopFiles],
  ['dist-mock', demoFiles],
] as const)('%s contains every file that its code preloads before an import', (dist, files) => {
  const preloadedFiles = files.flatMap(({ text }) => /\bm\.f=\[("[^\]]*)\]/.exec(text)?.[1]?.split(',') ?? [])
  expect(preloadedFiles.length).toBeGreaterThan(30)
  const names = preloadedFiles.map((file) => file.replaceAll('"', '').replace(/^.*\//, ''))
  expect(names.filter((name) => !existsSync(`${dist}/assets/${name}`))).toEqual([])
})

test('source maps are not published, but map a position in a script to its source', () => {
  expect(shopFiles.filter(({ file, text }) => file.endsWith('.map') || text.includes('sourceMappingURL'))).toEqual([])
  const entryFile = readManifest('dist')['index.html']?.file ?? ''
  const lines = readFileSync(join('dist', entryFile), 'utf8').split('\n')
  const lineIndex = lines.findIndex((text) => text.includes('#root'))
  const columnIndex = lines[lineIndex]?.indexOf('`no #root`') ?? -1
  expect(findSource(`${entryFile}:${lineIndex + 1}:${columnIndex + 1}`, toSourceMapDir('dist'))).toMatch(
    /^src\/app\/startApp\.tsx:\d+:\d+/,
  )
})
