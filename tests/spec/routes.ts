import { readFileSync } from 'node:fs'
import type { Access } from '#src/domain/pages.ts'

/** A row of the route tables in SHOP-2. */
export interface RouteLine {
  /** The page's name in SHOP-2. It is also the title and the heading, unless the page's case sets them. */
  title: string
  /** Contains the placeholder `{id}` if the URL contains an id. */
  path: string
  aliases: readonly string[]
  access: Access
}

const accessByDescription: Readonly<Record<string, Access>> = {
  everybody: 'anyone',
  'logged in': 'login',
  'logged in, not admins': 'customer',
  admins: 'admin',
}

const [, section = ''] = readFileSync('stories/docs/TheShop.mdx', 'utf8').split('### Routes\n')
const [publicTable = '', dashboardTable = ''] = section.split('\n### ')[0]?.split('| Below `/dashboard`') ?? []

const findInlineCode = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)

/**
 * Parses a Markdown table with the columns paths, page, and who may open it.
 * @param base a prefix for all paths; the path `index` is the prefix itself
 */
function parseRouteTable(table: string, base = ''): RouteLine[] {
  const lines = table.split('\n').filter((line) => line.startsWith('| `'))
  return lines.map((line) => {
    const [, paths = '', page = '', who = ''] = line.split('|').map((cell) => cell.trim())
    const [title = ''] = /(?<=^“?)[^“”,;:]+?(?=”|,|;|:| page\b|$)/.exec(page) ?? []
    const access = accessByDescription[who]
    if (!access)
      throw new Error(
        `stories/docs/TheShop.mdx, SHOP-2: “${who}” may open ${title}; known: ${Object.keys(accessByDescription).join('; ')}`,
      )
    const [path = '', ...aliases] = findInlineCode(paths).map((code) =>
      code === 'index' ? base : base === '' ? code : `${base}/${code}`,
    )
    return { title, path, aliases, access }
  })
}

/** The pages of SHOP-2. The dashboard's own line is excluded, because only the dashboard's pages have paths. */
export const routeLines = [...parseRouteTable(publicTable), ...parseRouteTable(dashboardTable, '/dashboard')].filter(
  ({ title }) => title !== 'Dashboard',
)

/** @throws Error if SHOP-2 has no line for the page */
export function findRoute(title: string): RouteLine {
  const line = routeLines.find((route) => route.title === title)
  if (!line) throw new Error(`stories/docs/TheShop.mdx, SHOP-2: no line for the page “${title}”`)
  return line
}
