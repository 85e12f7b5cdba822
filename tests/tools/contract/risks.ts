import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const page = join(import.meta.dirname, '../../../stories/docs/ForTheApiOwner.mdx')

/** - **The server {what it does}** ({rule}). {what happens} **To do:** {fix} {name in a comment} */
const line = /^- \*\*The server (.*?)\*\*(?: \((.*?)\))?\. .* \*\*To do:\*\* (.*) \{\/\* (\w+) \*\/\}$/gm

/** The risks that the page for the API's owner lists, by their names in its comments. */
export const risks = new Map(
  Array.from(
    readFileSync(page, 'utf8')
      .replaceAll(/\\(?=[{*])/g, '')
      .matchAll(line),
    ([, title = '', rule = '', fix = '', name = '']) => [name, { title, rule, fix }],
  ),
)
