import { toId } from 'storybook/internal/csf'

/** A rule, read from the pages below Rules. */
export interface Rule {
  id: string
  title: string
  /** Markdown. */
  text: string
  /** Storybook's id of its page, with the anchor of its heading. */
  page: string
}

const pages = import.meta.glob<string>('../Rules?*.mdx', { query: '?raw', import: 'default', eager: true })

/** As Storybook names the headings of a page. */
const toAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\d\s-]/gu, '')
    .replaceAll(/\s/g, '-')

function rulesOf(page: string): Rule[] {
  const pageId = toId(/<Meta title="([^"]+)"/.exec(page)?.[1] ?? '', 'docs')
  return page.split(/^(?=##+ )/m).flatMap((section) => {
    const [, heading = '', id = '', title = ''] = /^### (([A-Z\d]+-\d+) (.*))$/m.exec(section) ?? []
    if (id === '') return []
    const text = section
      .slice(section.indexOf('\n'))
      .trim()
      .replaceAll(/\\(?=[{}])/g, '')
    return [{ id, title, text, page: `${pageId}#${toAnchor(heading)}` }]
  })
}

/** Every rule, in the order of the pages. */
export const rules: readonly Rule[] = Object.values(pages).flatMap(rulesOf)

/** The rules that only the owner of the API can fulfil completely. */
export const serverRules: readonly Rule[] = rules.filter(({ text }) => text.includes('**Server:**'))

/** @throws Error when no page defines the rule */
export function ruleById(id: string): Rule {
  const rule = rules.find((candidate) => candidate.id === id)
  if (!rule) throw new Error(`no page defines ${id}`)
  return rule
}
