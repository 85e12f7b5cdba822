/** What a report of a problem is about. */
export interface Reported {
  /** What people call the page or story, e.g. 'My Orders'. */
  name: string
  /** Its full address in the published Storybook. */
  address: string
  /** The version of the shop that it shows. */
  version?: string
}

/**
 * Reads where reports go.
 * @param target a mail address, an https address with `{title}` and `{body}` in it, or nothing
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
 * @returns a link to a mail, or to the tracker's page for a new issue: with questions, and the page's name and address
 * @param target see `readReportTarget`; without one, the reader chooses who gets the mail
 */
export function toReport({ name, address, version }: Reported, target: string): string {
  const questions = ['What I did:', 'What I saw:', 'What I expected:', ''].join('\r\n\r\n')
  const facts = [`Page: ${name}`, `Address: ${address}`, ...(version ? [`Version: ${version}`] : [])]
  const link = target.startsWith('https:') ? target : `mailto:${target}?subject={title}&body={body}`
  return link
    .replace('{title}', encodeURIComponent(`Storybook: ${name}`))
    .replace('{body}', encodeURIComponent(questions + facts.join('\r\n')))
}

/** The tag that tells the frame where reports go. */
export const reportTag = (target: string): string =>
  `<meta name="report-to" content="${target.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`

/** Reads the tag. @returns '' without one */
export const reportTarget = (): string => document.querySelector<HTMLMetaElement>('meta[name=report-to]')?.content ?? ''
