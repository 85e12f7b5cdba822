import { brand } from '#src/copy/brand.ts'

/** What a report of a problem is about. */
export interface Reported {
  /** What people call the page or story, e.g. 'My Orders'. */
  name: string
  /** Its full address in the published Storybook. */
  address: string
  /** The version of the shop that it shows. */
  version?: string
}

/** @returns a link that opens a mail about a page, in which its name, address and version stand already */
export function toReport({ name, address, version }: Reported): string {
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
  const body = [...lines, ...(version ? [`Version: ${version}`] : [])].join('\r\n')
  return `mailto:${brand.email}?subject=${encodeURIComponent(`Storybook: ${name}`)}&body=${encodeURIComponent(body)}`
}
