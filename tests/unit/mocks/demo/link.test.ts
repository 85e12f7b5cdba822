import { describe, expect, it } from 'vitest'
import { changesSituation, parseLink, takeLink, toLink } from '#mocks/demo/link.ts'
import { viewers } from '#mocks/demo/situation.ts'
import { differingDials, dialsOf } from '#mocks/demo/situationDials.ts'
import { callNames, defaultDials, dialsSchema, type Dials } from '#mocks/dials.ts'
import { scenarios, type ScenarioName } from '#mocks/scenarios.ts'

const root = 'https://demo.example/a/b/'
const basename = '/a/b/'
const parse = (path: string) => parseLink(new URL(path, root), basename)
const scenarioNames = Object.keys(scenarios) as ScenarioName[]

const { card, cardForm, popup, identity } = dialsSchema.shape
const faults = [401, 403, 404, 500, 'network', 'garbage', 'hang', 'refused', 'lost'] as const
const singleDials: Partial<Dials>[] = [
  ...[0, 300, 2000, 8000].map((latency) => ({ latency })),
  ...card.options.map((value) => ({ card: value })),
  ...cardForm.options.map((value) => ({ cardForm: value })),
  ...popup.options.map((value) => ({ popup: value })),
  ...identity.options.map((value) => ({ identity: value })),
  ...[...callNames, '*' as const].flatMap((call) =>
    faults.flatMap((fault) => [{ faults: { [call]: fault } }, { faultsOnce: { [call]: fault } }]),
  ),
  { faults: {} },
  { faultsOnce: {} },
  { faults: { getParts: 500, '*': 'network' }, latency: 300, card: 'declined' },
]

describe('a link that is written and read again', () => {
  it.each(scenarioNames)('gives the same situation from %s, with every viewer and every dial', (scenario) => {
    const paths = ['/', '/parts?q=a%20b&sort=priceUp#list', '/purchase/part-3', '/no/such?x=1']
    for (const [index, dials] of singleDials.entries()) {
      const as = viewers[index % viewers.length] ?? 'visitor'
      const path = paths[index % paths.length] ?? '/'
      const differing = differingDials({ ...dialsOf(scenario), ...dials }, dialsOf(scenario))
      const { path: readPath, ...read } = parseLink(
        new URL(toLink({ scenario, as, dials: differing, path }, root)),
        basename,
      )
      expect(read).toEqual({ scenario, as, dials: differing, notUnderstood: [] })
      expect(new URL(readPath, root).href).toBe(new URL(path.replace('%20', '+'), root).href)
    }
  })

  it('keeps what it shows besides the situation', () => {
    const options = { panel: 'hidden', tab: 'own', tour: 'buyAndPay' } as const
    const link = toLink({ scenario: 'runBusyDay', as: 'admin', dials: {}, path: '/' }, root, options)
    expect(link).toBe(`${root}?v=1&scenario=runBusyDay&as=admin&panel=hidden&tab=own&tour=buyAndPay`)
    expect(parseLink(new URL(link), basename)).toMatchObject(options)
  })
})

it('reads a link as a person writes it', () => {
  const link = parse('purchase/part-3?v=1&scenario=busyDay&as=customer&latency=300&card=declined&fault.getParts=500')
  expect(link).toEqual({
    scenario: 'runBusyDay',
    as: 'customer',
    dials: { latency: 300, card: 'declined', faults: { getParts: 500 } },
    path: '/purchase/part-3',
    notUnderstood: [],
  })
})

it.each([
  ['freshShop', 'openFreshShop'],
  ['busyDay', 'runBusyDay'],
  ['emptyShop', 'emptyShop'],
  ['lowStock', 'runLowOnStock'],
  ['orderReadyToPay', 'leaveOrderReadyToPay'],
  ['awaitingShipment', 'awaitShipment'],
  ['tenThousandParts', 'offerTenThousandParts'],
  ['everythingFails', 'failEverything'],
])('the name %s stands for the scenario %s', (name, scenario) => {
  expect(parse(`?scenario=${name}`)).toMatchObject({ scenario, dials: {} })
})

it.each([
  'v=2',
  'scenario=toString',
  'scenario=',
  'as=root',
  'latency=-1',
  'latency=',
  'latency=1e9',
  'latency=99999999',
  'card=stolen',
  'cardForm=1',
  'fault.getParts=200',
  'fault.nothing=500',
  'fault.__proto__=500',
  'fault.nothing=none',
  'once.getParts=soon',
  'panel=1',
  'tab=other',
  'tour=<b>',
  'tour=buy',
])('ignores %s and says so', (parameter) => {
  const link = parse(`parts?${parameter}`)
  expect(link.notUnderstood).toEqual([decodeURIComponent(parameter)])
  expect(changesSituation(link)).toBe(false)
  expect(link.path).toBe('/parts')
})

it('removes single faults of a scenario by `none`', () => {
  expect(parse('?scenario=failParts&fault.getParts=none&fault.getPart=404').dials).toEqual({ faults: { getPart: 404 } })
})

it('changes nothing when it names nothing of the demo', () => {
  const link = parse('parts?q=rotor&utm=mail#list')
  expect(link).toEqual({ path: '/parts?q=rotor&utm=mail#list', notUnderstood: [] })
  expect(changesSituation(link)).toBe(false)
})

it('without a scenario it changes only what it names', () => {
  expect(parse('?latency=300')).toEqual({ dials: { latency: 300 }, path: '/', notUnderstood: [] })
  expect(parse('?as=admin')).toEqual({ as: 'admin', path: '/', notUnderstood: [] })
})

it('is removed from the address; the shop’s own query stays', () => {
  history.replaceState({ idx: 3 }, '', '/parts?scenario=emptyShop&q=rotor&card=stolen#list')
  expect(takeLink('/')).toMatchObject({ scenario: 'emptyShop', path: '/parts?q=rotor#list' })
  expect(location.pathname + location.search + location.hash).toBe('/parts?q=rotor#list')
  expect(history.state).toEqual({ idx: 3 })
})

it('leaves another address as it is', () => {
  history.replaceState(null, '', '/parts?q=a%20b')
  takeLink('/')
  expect(location.search).toBe('?q=a%20b')
})

it('does not leave the shop’s root', () => {
  expect(toLink({ scenario: 'emptyShop', as: 'visitor', dials: {}, path: '/mailto:x' }, root)).toMatch(
    /^https:\/\/demo\.example\/a\/b\/mailto:x\?/,
  )
  expect(parseLink(new URL('https://demo.example/a/b?as=admin'), basename).path).toBe('/')
  expect(defaultDials()).toEqual(dialsOf('everydayShop'))
})
