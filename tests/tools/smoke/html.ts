const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" }

const decode = (text: string): string => text.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity)

/** What a page says before its scripts run. */
export interface Html {
  title: string
  /** The text of its h1; undefined without one, or when other tags stand in it. */
  heading: string | undefined
  /** The content of the meta tag with this name, property or http-equiv; null without one. */
  meta: (name: string) => string | null
  /** The address of the link with this `rel`; null without one. */
  link: (rel: string) => string | null
}

/** Reads a page of the shop as the build writes it. */
export function readHtml(html: string): Html {
  const tags = [...html.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(
    ([tag]) =>
      new Map([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decode(value)])),
  )
  const find = (names: string[], value: string, wanted: string) =>
    tags.find((tag) => names.some((name) => tag.get(name) === value))?.get(wanted) ?? null
  const [, heading] = /<h1\b[^>]*>([^<]*)<\/h1>/.exec(html) ?? []
  return {
    heading: heading === undefined ? undefined : decode(heading),
    title: decode(/<title[^>]*>([^<]*)</.exec(html)?.[1] ?? ''),
    meta: (name) => find(['name', 'property', 'http-equiv'], name, 'content'),
    link: (rel) => find(['rel'], rel, 'href'),
  }
}
