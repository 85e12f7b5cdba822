/**
 * What somebody says of a page or story: that it is approved, or what is wrong.
 * @param name what people call it, e.g. 'My Orders'
 * @param address its full address in the published Storybook
 * @param target a mail address, or an https address with `{title}` and `{body}` in it; by default, the reader chooses
 * @returns a link to a mail, or to the tracker's page for a new issue: it begins with the decision, then asks, and names what it is about
 */
export function toReport(name: string, address: string, version: string, target = ''): string {
  const decision = 'I approve this. / I don’t approve this. (Delete one.)'
  const questions = [decision, 'What I did:', 'What I saw:', 'What I expected:', ''].join('\r\n\r\n')
  const facts = [`Page: ${name}`, `Address: ${address}`, `Version: ${version}`].join('\r\n')
  const link = target.startsWith('https:') ? target : `mailto:${target}?subject={title}&body={body}`
  return link
    .replace('{title}', encodeURIComponent(`Storybook: ${name}`))
    .replace('{body}', encodeURIComponent(questions + facts))
}
