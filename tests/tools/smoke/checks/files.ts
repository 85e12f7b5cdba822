import { typeOf, type Answer, type Ask } from '#tests/tools/smoke/ask.ts'
import type { Deployment } from '#tests/tools/smoke/deployment.ts'
import type { Report } from '#tests/tools/smoke/report.ts'

const assetTypes = { js: /^(text|application)\/javascript$/, css: /^text\/css$/ }

function checkAsset(url: string, answer: Answer | null, report: Report): void {
  if (answer?.status !== 200) return report.wrong('file-missing', answer ? `status ${answer.status}` : 'no answer', url)
  const type = typeOf(answer)
  if (!assetTypes[url.endsWith('.css') ? 'css' : 'js'].test(type)) report.wrong('wrong-type', type || 'none', url)
  if (/\bsk_(test|live)_\w{8}/.test(answer.text)) report.wrong('secret-key', '', url)
}

/** Files of a project's folder that nobody may read, and what is in them. */
const privateFiles: Record<string, RegExp> = {
  '.env': /^VITE_\w+=/m,
  '.env.local': /^VITE_\w+=/m,
  '.git/HEAD': /^ref: /,
  'package.json': /"dependencies"/,
}

/** Checks the scripts and styles, and that nothing is public that should not be. */
export async function checkFiles({ site, assets }: Deployment, ask: Ask, report: Report): Promise<void> {
  for (const [url, answer] of assets) checkAsset(url, answer, report)
  const scripts = [...assets.keys()].filter((url) => url.endsWith('.js'))
  const maps = await Promise.all(scripts.map((url) => ask(`${url}.map`)))
  for (const map of maps)
    if (map?.status === 200 && map.text.includes('"mappings"')) report.wrong('source-map', '', map.url)

  for (const [file, content] of Object.entries(privateFiles)) {
    const answer = await ask(new URL(file, site))
    if (answer?.status === 200 && content.test(answer.text)) report.wrong('private-file', '', answer.url)
  }
  report.tried.push(`${assets.size} scripts and styles: there, with their type, without source maps; no private files`)
}
