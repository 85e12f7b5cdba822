import { expect, it, vi } from 'vitest'
import { worldOf } from '#mocks/db.ts'
import type { Moment } from '#mocks/demo/moment.ts'
import { createMoments, momentsPrefix } from '#mocks/demo/moments.ts'
import { personas } from '#mocks/personas.ts'
import { scenarios } from '#mocks/scenarios.ts'
import { refuseStorage } from '#tests/support/refuseStorage.ts'

const moment = (session: string | null = personas.customer.email): Moment => ({
  world: worldOf(scenarios.runBusyDay),
  scenario: 'runBusyDay',
  session,
  path: '/parts',
  payments: { 'dhruva.payment.v1:a:b': '{}' },
})

const names = (moments: ReturnType<typeof createMoments>) => moments.list.get().map(({ name }) => name)

it('keeps moments under their names, newest first, over reloads', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 })
  const moments = createMoments(localStorage)
  expect(moments.save('Größe / 50 %', moment())).toBeNull()
  vi.setSystemTime(2000)
  moments.save('second', moment('somebody@new.example'))
  vi.useRealTimers()
  for (const list of [moments.list.get(), createMoments(localStorage).list.get()]) {
    expect(list).toEqual([
      { name: 'second', savedAt: 2000, viewer: null, scenario: 'runBusyDay' },
      { name: 'Größe / 50 %', savedAt: 1000, viewer: 'customer', scenario: 'runBusyDay' },
    ])
  }
  expect(JSON.stringify(moments.read('Größe / 50 %')) === JSON.stringify(moment())).toBe(true)
  expect(moments.read('third')).toBeNull()
  moments.remove('second')
  expect(names(moments)).toEqual(['Größe / 50 %'])
})

it('replaces a moment of the same name', () => {
  const moments = createMoments(localStorage)
  moments.save('one', moment())
  moments.save('one', moment(null))
  expect(moments.list.get()).toMatchObject([{ name: 'one', viewer: 'visitor' }])
})

it('clears moments and nothing else', () => {
  localStorage.setItem('foreign', 'kept')
  const moments = createMoments(localStorage)
  moments.save('one', moment())
  moments.clear()
  expect(Object.keys(localStorage)).toEqual(['foreign'])
  expect(moments.list.get()).toEqual([])
})

it('exports one or all, and imports them again', () => {
  const moments = createMoments(localStorage)
  moments.save('one', moment())
  moments.save('two', moment(null))
  const all = moments.exportText()
  const one = moments.exportText('one')
  const text = JSON.stringify(moments.read('one'))
  moments.clear()
  expect(moments.importText(one)).toBeNull()
  expect(names(moments)).toEqual(['one'])
  expect(JSON.stringify(moments.read('one')) === text).toBe(true)
  moments.importText(all)
  expect(names(moments).toSorted()).toEqual(['one', 'two'])
  expect(moments.exportText() === all).toBe(true)
})

it.each([
  '',
  '{',
  'null',
  '[]',
  '{"moments":[]}',
  '{"dhruvaDemoMoments":1,"moments":[{"name":"x"}]}',
  '{"dhruvaDemoMoments":2,"moments":[]}',
])('refuses to import %s', (text) => {
  const moments = createMoments(localStorage)
  expect(moments.importText(text)).toBe('notMoments')
  expect(moments.list.get()).toEqual([])
})

it('ignores broken texts', () => {
  localStorage.setItem(`${momentsPrefix}broken`, '{')
  const moments = createMoments(localStorage)
  expect(moments.list.get()).toEqual([])
  expect(moments.read('broken')).toBeNull()
})

it('says that the storage is full or blocked', () => {
  const moments = createMoments(localStorage)
  const makeRoom = refuseStorage('setItem')
  expect(moments.save('one', moment())).toBe('full')
  makeRoom()
  expect(moments.list.get()).toEqual([])
  expect(createMoments(null).save('one', moment())).toBe('full')
})

it('shows what another tab saved', () => {
  const moments = createMoments(localStorage)
  const listener = vi.fn<() => void>()
  moments.list.subscribe(listener)
  createMoments(localStorage).save('one', moment())
  expect(names(moments)).toEqual([])
  window.dispatchEvent(new StorageEvent('storage', { key: 'foreign' }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new StorageEvent('storage', { key: `${momentsPrefix}one` }))
  expect(names(moments)).toEqual(['one'])
})

it('names the moments of an exported text without importing them', () => {
  const moments = createMoments(localStorage)
  moments.save('one', moment())
  const text = moments.exportText()
  moments.clear()
  expect(moments.namesIn(text)).toEqual(['one'])
  expect(moments.namesIn('{"moments":[]}')).toBeNull()
  expect(moments.namesIn('no JSON')).toBeNull()
  expect(moments.list.get()).toEqual([])
})
