import { readFileSync } from 'node:fs'
import { fromRoot } from '#src/build/fromRoot.ts'
import { readPolicy } from '#src/build/hosting.ts'
import { allowInline, inlineSources } from '#src/build/inline.ts'
import { pages as table } from '#src/domain/pages.ts'
import type { RealConfig } from '#src/platform/real/config.ts'
import { pagePolicy } from '#src/platform/real/policy.ts'
import { isLocal } from '#tests/tools/smoke/checks/transport.ts'
import type { Deployment } from '#tests/tools/smoke/deployment.ts'
import { readHtml } from '#tests/tools/smoke/html.ts'
import type { Options } from '#tests/tools/smoke/options.ts'
import type { Report } from '#tests/tools/smoke/report.ts'

/** The configured addresses by their variable. */
const addressesOf = ({ apiUrl, imageHost, reportUrl }: RealConfig) => ({
  VITE_API_URL: apiUrl,
  VITE_IMAGE_HOST_URL: imageHost.url,
  ...(reportUrl !== undefined && { VITE_REPORT_URL: reportUrl }),
})

function checkAddresses(config: RealConfig, { site, api }: Options, report: Report): void {
  const { apiUrl, firebase } = config
  if (api !== null && api !== apiUrl) report.wrong('other-api', apiUrl)
  if (isLocal(site)) return
  for (const [name, address] of Object.entries(addressesOf(config))) {
    if (isLocal(address)) report.wrong('local-address', `${name} is ${address}`)
    else if (site.protocol === 'https:' && address.startsWith('http:'))
      report.wrong('insecure-address', `${name} is ${address}`)
  }
  if (firebase.emulatorUrl !== null) report.wrong('emulator', firebase.emulatorUrl)
}

function checkKeys(
  { stripeKey, apiUrl, firebase, demoUser, demoAdmin }: RealConfig,
  isLive: boolean,
  report: Report,
): void {
  const isLiveKey = stripeKey.startsWith('pk_live_')
  report.note(`card payments are in ${isLiveKey ? 'live mode: real money' : 'test mode: no real money'} (${stripeKey})`)
  if (isLive && !isLiveKey) report.wrong('test-key', stripeKey)
  if (isLiveKey && (firebase.emulatorUrl !== null || isLocal(apiUrl))) report.wrong('mixed-keys', stripeKey)
  if (isLive && (demoUser ?? demoAdmin)) report.wrong('demo-accounts')
}

/** Domains that are reserved for examples and tests (RFC 2606, RFC 6761): mail to them never arrives. */
const reservedDomain = /[@.](?:(?:example|test|invalid|localhost)|example\.(?:com|net|org))$/i

/** Checks the address that the Contact page tells customers to write to. */
function checkContactEmail({ pages }: Deployment, site: URL, report: Report): void {
  const answer = pages.find(({ name }) => name === 'contact')?.answer
  if (answer?.status !== 200) return
  const [, email = 'none'] = /"mailto:([^"?]*)/.exec(answer.text) ?? []
  report.note(`customers write to ${email}`)
  if (email === 'none' || (!isLocal(site) && reservedDomain.test(email)))
    report.wrong('contact-email', email, answer.url)
}

/** Checks what the shop was built with. @returns the configuration, or null when the scripts hold none */
export function checkConfiguration(deployment: Deployment, options: Options, report: Report): RealConfig | null {
  const { pages, config } = deployment
  if (!config) {
    report.wrong('other-version', 'there is no configuration in the scripts')
    return null
  }
  const { apiUrl, siteUrl, firebase, imageHost, demoUser, demoAdmin } = config
  report.hide(imageHost.key, firebase.apiKey, demoUser?.password ?? '', demoAdmin?.password ?? '')
  report.note(
    `built for ${siteUrl ?? 'no address'}, with the API ${apiUrl} and the Firebase project ${firebase.projectId}`,
  )
  const home = pages.find(({ path }) => path === table.home.path)?.answer?.text ?? ''
  const hostPolicy = readPolicy(readFileSync(fromRoot('hosting.json'), 'utf8'))
  const policy = allowInline(pagePolicy(hostPolicy, config), inlineSources([home]))
  if (readHtml(home).meta('Content-Security-Policy') !== policy) report.wrong('page-policy')
  checkAddresses(config, options, report)
  checkKeys(config, options.isLive, report)
  checkContactEmail(deployment, options.site, report)
  report.tried.push('the configuration in the scripts')
  return config
}
