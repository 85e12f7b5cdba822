import { expect, it } from 'vitest'
import {
  callGuides,
  changedDials,
  dialOptions,
  faultOf,
  faultOptions,
  isOffline,
  withFault,
  withOffline,
  type FaultKey,
} from '#mocks/demo/dialOptions.ts'
import { callNames, defaultDials, dialsSchema, faultSchema } from '#mocks/dials.ts'
import { allCalls } from '#src/api/allCalls.ts'

const calm = defaultDials()
const valuesOf = (key: FaultKey) => faultOptions(key).flatMap(({ options }) => options.map(({ value }) => value))

it('offers only values that the dials accept, the calm one first', () => {
  for (const [dial, { label, options }] of Object.entries(dialOptions)) {
    expect(label).not.toBe('')
    expect(options[0]?.value).toBe(calm[dial as keyof typeof dialOptions])
    for (const { value } of options) expect(dialsSchema.parse({ ...calm, [dial]: value })).toHaveProperty(dial, value)
  }
})

it('names the speeds with their figures', () => {
  expect(dialOptions.latency.options).toEqual([
    { value: 0, label: 'Fast · 0 s' },
    { value: 300, label: 'Normal line · 0.3 s' },
    { value: 2000, label: 'Slow · 2 s' },
    { value: 8000, label: 'Very slow · 8 s' },
  ])
})

it('lists every call by a name of its own, with its method and path', () => {
  expect(callGuides.map(({ name }) => name)).toEqual(callNames)
  expect(new Set(callGuides.map(({ label }) => label)).size).toBe(callNames.length)
  expect(callGuides).toContainEqual({
    name: 'shipOrder',
    label: 'Ships an order',
    method: 'PATCH',
    path: allCalls.shipOrder.path,
  })
  expect(callGuides.at(-1)).toMatchObject({ name: 'uploadPicture', method: 'POST', path: '/upload' })
})

it('offers every fault, and for a call that reads only those it can have', () => {
  const all = ['network', 'hang', 'lost', 500, 'garbage', 401, 403, 404, 'refused']
  for (const fault of all) expect(faultSchema.parse(fault)).toBe(fault)
  expect(valuesOf('*')).toEqual(all)
  expect(valuesOf('shipOrder')).toEqual(all)
  expect(valuesOf('uploadPicture')).toEqual(all)
  expect(valuesOf('getParts')).toEqual(all.filter((fault) => fault !== 'lost' && fault !== 'refused'))
})

it('sets the fault of a call, always or once, and leaves the others', () => {
  const always = { ...calm, ...withFault({ ...calm, faults: { getPart: 404 } }, 'getParts', 500) }
  expect(always.faults).toEqual({ getPart: 404, getParts: 500 })
  expect(faultOf(always, 'getParts')).toEqual({ fault: 500, frequency: 'always' })
  const once = { ...calm, ...withFault(always, 'getParts', 401, 'once') }
  expect(once).toMatchObject({ faults: { getPart: 404 }, faultsOnce: { getParts: 401 } })
  expect(once.faults).not.toHaveProperty('getParts')
  expect(faultOf(once, 'getParts')).toEqual({ fault: 401, frequency: 'once' })
  const works = { ...calm, ...withFault(once, 'getParts', null) }
  expect(works).toMatchObject({ faults: { getPart: 404 }, faultsOnce: {} })
  expect(faultOf(works, 'getParts')).toEqual({ fault: null, frequency: 'always' })
})

it('goes offline and online with one switch, which leaves other faults', () => {
  const failing = { ...calm, faults: { getPart: 404 as const } }
  expect(isOffline(failing)).toBe(false)
  const offline = { ...calm, ...withOffline(failing, true) }
  expect(offline.faults).toEqual({ getPart: 404, '*': 'network' })
  expect(isOffline(offline)).toBe(true)
  expect(withOffline(offline, false)).toEqual({ faults: { getPart: 404 }, faultsOnce: {} })
  const down = { ...calm, faults: { '*': 500 as const } }
  expect(withOffline(down, false).faults).toEqual({ '*': 500 })
})

it('names and counts what differs from calm', () => {
  expect(changedDials(calm)).toEqual([])
  expect(
    changedDials({
      ...calm,
      latency: 2000,
      card: 'declined',
      faults: { '*': 'network', getParts: 500 },
      faultsOnce: { recordPayment: 'lost' },
    }),
  ).toEqual([
    'Speed: Slow · 2 s',
    'Card: Declined',
    'Offline',
    'Loads the parts: Server error (500)',
    'Records a payment: Done, but the reply is lost, once',
  ])
  expect(changedDials({ ...calm, latency: 1500, faults: { '*': 500 } })).toEqual([
    'Speed: 1.5 s',
    'Every call: Server error (500)',
  ])
})
