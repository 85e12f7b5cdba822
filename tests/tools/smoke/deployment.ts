import { parseSync, Visitor, type ESTree } from 'vite'
import * as z from 'zod/mini'
import { addressesOf, pageNames, type PageName } from '#src/domain/pages.ts'
import type { RealConfig } from '#src/platform/real/config.ts'
import type { Answer, Ask } from '#tests/tools/smoke/ask.ts'

/** A page of the deployed shop at one of its addresses. */
export interface DeployedPage {
  name: PageName
  /** Its path in the table of pages, with `:id`. */
  path: string
  url: string
  answer: Answer | null
}

/** What a deployed shop answers. */
export interface Deployment {
  site: URL
  pages: DeployedPage[]
  /** Scripts and styles, by address; null: no answer. */
  assets: ReadonlyMap<string, Answer | null>
  /** The configuration in the scripts; null when there is none. */
  config: RealConfig | null
}

const demoAccount = z.nullable(z.object({ email: z.string(), password: z.string() }))
const configSchema: z.ZodMiniType<RealConfig> = z.object({
  apiUrl: z.string(),
  siteUrl: z.nullable(z.string()),
  firebase: z.object({
    apiKey: z.string(),
    authDomain: z.string(),
    projectId: z.string(),
    emulatorUrl: z.nullable(z.string()),
  }),
  stripeKey: z.string(),
  imageHost: z.object({ url: z.string(), key: z.string() }),
  demoUser: demoAccount,
  demoAdmin: demoAccount,
  reportUrl: z.optional(z.string()),
})

/** The value of an expression of literals; undefined for any other. */
function valueOf(node: ESTree.Node): unknown {
  if (node.type === 'Literal') return node.value
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked
  if (node.type !== 'ObjectExpression') return undefined
  return Object.fromEntries(
    node.properties.map((property) =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [property.key.name, valueOf(property.value)]
        : [],
    ),
  )
}

/** Finds the configuration that the build has put into a script (`realConfig`): who runs `smoke` need not have it. */
function configIn({ url, text }: Answer): RealConfig | null {
  let config: RealConfig | null = null
  if (!text.includes('stripeKey')) return config
  new Visitor({
    ObjectExpression(node) {
      const { success, data } = z.safeParse(configSchema, valueOf(node))
      if (success) config = data
    },
  }).visit(parseSync(url, text, { sourceType: 'module' }).program)
  return config
}

/** Names in assets/ that a page or a script mentions: a hash, maybe behind a name. */
const assetNames = (text: string): string[] =>
  [...text.matchAll(/(?<=\.\/|assets\/)(?:[\w.-]+-)?[\w-]{7,8}\.(?:js|css)(?=["'`\s])/g)].map(([name]) => name)

/** Asks for every script and style that the pages lead to, directly or through other scripts. */
async function readAssets(ask: Ask, folder: URL, texts: string[]): Promise<Map<string, Answer | null>> {
  const found = new Map<string, Answer | null>()
  let names = texts.flatMap(assetNames)
  while (names.length > 0) {
    const urls = [...new Set(names)].map((name) => new URL(name, folder).href).filter((url) => !found.has(url))
    const answers = await Promise.all(urls.map((url) => ask(url)))
    for (const [index, url] of urls.entries()) found.set(url, answers[index] ?? null)
    names = answers.flatMap((answer) => (answer?.status === 200 ? assetNames(answer.text) : []))
  }
  return found
}

/** Reads all pages, scripts and styles of a deployed shop. */
export async function readDeployment(ask: Ask, site: URL): Promise<Deployment> {
  const addresses = pageNames.flatMap((name) => addressesOf(name).map((path) => ({ name, path })))
  const pages = await Promise.all(
    addresses.map(async ({ name, path }) => {
      const url = new URL(path.slice(1).replace(':id', 'smoke'), site).href
      return { name, path, url, answer: await ask(url) }
    }),
  )
  const texts = pages.flatMap(({ answer }) => (answer ? [answer.text] : []))
  const assets = await readAssets(ask, new URL('assets/', site), texts)
  const scripts = [...assets.values()].filter((answer) => answer?.status === 200)
  const config = scripts.map((answer) => answer && configIn(answer)).find((found) => found !== null)
  return { site, pages, assets, config: config ?? null }
}
