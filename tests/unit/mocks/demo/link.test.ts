import { expect, it } from 'vitest'
import { linkChangesSituation, parseLink, buildLink } from '#mocks/demo/link.ts'
import { getDifferingSettings, getScenarioSettings, viewers } from '#mocks/demo/situation.ts'
import { callNames, settingsSchema, type MockSettings } from '#mocks/settings.ts'
import { scenarioNames } from '#mocks/scenarios.ts'

const root = 'https://demo.example/a/b/'
const basename = '/a/b/'
const parsePath = (path: string) => parseLink(new URL(path, root), basename)

const { card, cardForm, popup, identity } = settingsSchema.shape
const faults = [401, 403, 404, 500, 'network', 'garbage', 'hang', 'refused', 'lost'] as const
const singleSettings: Partial<MockSettings>[] = [
  { latency: 300 },
  ...card.options.map((value) => ({ card: value })),
  ...cardForm.options.map((value) => ({ cardForm: value })),
  ...popup.options.map((value) => ({ popup: value })),
  ...identity.options.map((value) => ({ identity: value })),
  ...[...callNames, '*' as const].map((call, index) => ({ faults: { [call]: faults[index % faults.length] } })),
  { faults: { getParts: 500, '*': 'network' }, latency: 300, card: 'declined' },
]
const paths = ['/', '/parts?q=a%20b&sort=priceUp#list', '/purchase/part-3', '/no/such?x=1']

it('parsing a link returns the situation it was built from, for every scenario, viewer and setting', () => {
  const allSettings = [...scenarioNames.map(() => ({})), ...singleSettings]
  for (const [index, settings] of allSettings.entries()) {
    const scenario = scenarioNames[index % scenarioNames.length] ?? 'everydayShop'
    const as = viewers[index % viewers.length] ?? 'visitor'
    const path = paths[index % paths.length] ?? '/'
    const differingSettings = getDifferingSettings(
      { ...getScenarioSettings(scenario), ...settings },
      getScenarioSettings(scenario),
    )
    const link = buildLink({ scenario, as, settings: differingSettings, path }, root)
    const { path: parsedPath, ...parsedLink } = parseLink(new URL(link), basename)
    expect(parsedLink).toEqual({ scenario, as, settings: differingSettings, ignoredParameters: [] })
    expect(new URL(parsedPath, root).href).toBe(new URL(path.replace('%20', '+'), root).href)
  }
})

it.each(
  [
    'v=2 scenario=toString scenario= as=root latency=-1 latency= latency=1e9 latency=99999999 card=stolen',
    'fault.getParts=200 fault.nothing=500 fault.__proto__=500 fault.nothing=none',
    'panel=1 tab=other tour=<b>',
  ].flatMap((line) => line.split(' ')),
)('ignores the invalid parameter %s of a link, and lists it (DEMO-4)', (parameter) => {
  const link = parsePath(`parts?${parameter}`)
  expect(link.ignoredParameters).toEqual([decodeURIComponent(parameter)])
  expect([linkChangesSituation(link), link.path]).toEqual([false, '/parts'])
})

it('changes only the settings that the link contains', () => {
  expect(parsePath('?latency=300')).toEqual({ settings: { latency: 300 }, path: '/', ignoredParameters: [] })
  const linkWithoutDemoParameters = parsePath('parts?q=rotor&utm=mail#list')
  expect(linkWithoutDemoParameters).toEqual({ path: '/parts?q=rotor&utm=mail#list', ignoredParameters: [] })
  expect(linkChangesSituation(linkWithoutDemoParameters)).toBe(false)
})
