/** What a report of a problem is about. */
export interface Reported {
  /** What people call the page or story, e.g. 'My Orders'. */
  name: string
  /** Its full address in the published Storybook. */
  address: string
  /** The version of the shop that it shows. */
  version?: string
}

/** A report that somebody has yet to fill in. */
interface Report {
  title: string
  body: string
}

/** Writes the report's title and its questions; name, address and version stand in it already. */
export function prepareReport({ name, address, version }: Reported): Report {
  const lines = [
    'What I did:',
    '',
    'What I saw:',
    '',
    'What I expected:',
    '',
    '',
    `Page: ${name}`,
    `Address: ${address}`,
  ]
  return { title: `Storybook: ${name}`, body: [...lines, ...(version ? [`Version: ${version}`] : [])].join('\r\n') }
}

/**
 * Reads where reports go.
 * @param target a mail address, an https address with `{title}` and `{body}` in it, or nothing
 * @returns the same
 * @throws Error when it is anything else
 */
export function readReportTarget(target = ''): string {
  const isTracker = target.startsWith('https://') && target.includes('{title}') && target.includes('{body}')
  if (target === '' || isTracker || /^[^\s@:/?"]+@[^\s@:/?"]+\.[^\s@:/?"]+$/.test(target)) return target
  throw new Error(
    `STORYBOOK_REPORT_TO is neither a mail address nor an https address with {title} and {body}: ${target}`,
  )
}

/**
 * Where a report is sent.
 * @param target see `readReportTarget`
 * @returns a link to a mail or to the tracker's page for a new issue; null when reports go nowhere
 */
export function toReport({ title, body }: Report, target: string): string | null {
  if (target === '') return null
  const address = target.startsWith('https:') ? target : `mailto:${target}?subject={title}&body={body}`
  const texts: Record<string, string> = { title, body }
  return address.replaceAll(/\{(title|body)\}/g, (_, name: string) => encodeURIComponent(texts[name] ?? ''))
}

const metaName = 'report-to'

/** The tag that tells pages and the frame around them where reports go. */
export const reportTag = (target: string): string =>
  `<meta name="${metaName}" content="${target.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`

/** Reads the tag. @returns '' without one */
export const reportTarget = (): string =>
  document.querySelector<HTMLMetaElement>(`meta[name=${metaName}]`)?.content ?? ''
