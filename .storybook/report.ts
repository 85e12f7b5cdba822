/**
 * A report of a problem with a page or story.
 * @param name what people call it, e.g. 'My Orders'
 * @param address its full address in the published Storybook
 * @param target a mail address, or an https address with `{title}` and `{body}` in it; by default, the reader chooses
 * @returns a link to a mail, or to the tracker's page for a new issue: with questions, and what the report is about
 */
export function toReport(name: string, address: string, version: string, target = ''): string {
  const questions = ['What I did:', 'What I saw:', 'What I expected:', ''].join('\r\n\r\n')
  const facts = [`Page: ${name}`, `Address: ${address}`, `Version: ${version}`].join('\r\n')
  const link = target.startsWith('https:') ? target : `mailto:${target}?subject={title}&body={body}`
  return link
    .replace('{title}', encodeURIComponent(`Storybook: ${name}`))
    .replace('{body}', encodeURIComponent(questions + facts))
}
