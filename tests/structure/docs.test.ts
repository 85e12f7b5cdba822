import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { generalStates } from '#stories/states/screenStates.ts'
import { findings, sources } from '#tests/support/sources.ts'

const pages = sources('stories/docs/*.mdx')
const project = [
  ...sources('{src,mocks,stories,tests,.storybook}/**/*.{ts,tsx,js,css,html,mdx}', '*.ts'),
  ...sources('README.md', '.env.example', '.github/**/*.yml'),
].filter(({ path }) => path !== 'tests/structure/docs.test.ts')

const series = 'SHOP|NET|DATA|AUTH|ADMIN|ORDER|PAY|PEOPLE|PAGE|LOOK|STATE|DEMO|SPEED|ROBUST|SAFE|A11Y'
const defined = pages.flatMap(({ text }) =>
  [...text.matchAll(new RegExp(`^##+ ((?:${series})-\\d+) \\S`, 'gm'))].map(([, id = '']) => id),
)

test('every id is defined once', () => {
  expect(defined.filter((id, index) => defined.indexOf(id) !== index)).toEqual([])
})

test('every state of the matrix is the rule of its number, in the same words', () => {
  const rules = pages.flatMap(({ text }) => [...text.matchAll(/^### (STATE-\d+ .*)$/gm)].map(([, rule = '']) => rule))
  const states = Object.entries(generalStates).map(([key, words]) => `${key.replace('S', 'STATE-')} ${words}`)
  expect(states.map((state) => state.toLowerCase())).toEqual(rules.map((rule) => rule.toLowerCase()))
})

test('every id that is cited is defined, and nothing looks like an id without being one', () => {
  // formats, and digests of a Content-Security-Policy, look like ids
  const others = /^(UTF|SHA|ISO|WCAG|RFC|AES|HTTP)-/
  const cited = findings(project, /\b[A-Z][A-Z\d]{2,}-\d+\b/g).filter((finding) => {
    const id = finding.split(' ').at(-1) ?? ''
    return !others.test(id) && !defined.includes(id)
  })
  expect(cited).toEqual([])
})

test('nothing names a page outside the repository', () => {
  const outside =
    /\b(SPEC|DECISIONS|STATES|QUALITY|ARCHITECTURE|ART-DIRECTION|EXAMPLES|TOOLCHAIN(-\d)?|DEMO|STORYBOOK|BRIEF)\.md\b|(\.\.|\/work)\/shared\b/g
  expect(findings(project, outside)).toEqual([])
})

test('every path that a page names exists', () => {
  const missing = [...pages, ...sources('README.md')].flatMap((page) =>
    [
      ...page.text.matchAll(
        /(?<=[`(])(?:\.\.\/\.\.\/)?((?:src|mocks|stories|tests|\.storybook|\.ci)\/[\w./-]*)(?=[`)])/g,
      ),
    ]
      .map(([, path = '']) => path)
      .filter((path) => !existsSync(path))
      .map((path) => `${page.path}: ${path}`),
  )
  expect(missing).toEqual([])
})

test('every link from page to page leads to one', () => {
  const dead = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(\.\/([^)]+)\)/g)]
      .map(([, link = '']) => `stories/docs/${link}`)
      .filter((link) => !existsSync(link))
      .map((link) => `${path}: ${link}`),
  )
  expect(dead).toEqual([])
})

test('a page is called like its title, by which Storybook finds it', () => {
  const kebab = (title: string) => title.toLowerCase().replaceAll(/[^a-z\d]+/g, '-')
  const wrong = pages.filter(({ path, text }) => {
    const name = path.replace(/^.*\/(.*)\.mdx$/, '$1').replaceAll(/(?<!^)[A-Z]/g, '-$&')
    const title = /<Meta title="For developers\/([^"]+)" \/>/.exec(text)?.[1] ?? ''
    return kebab(name) !== kebab(title)
  })
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('braces outside of code are escaped, or MDX reads them as JavaScript', () => {
  const prose = pages.map(({ path, text }) => ({
    path,
    text: text.replaceAll(/^(import|<).*$/gm, '').replaceAll(/`[^`\n]*`|\\\{/g, ''),
  }))
  expect(findings(prose, /\{.*/g)).toEqual([])
})
