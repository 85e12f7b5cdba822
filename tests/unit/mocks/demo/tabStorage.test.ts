import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db, storageKey } from '#mocks/db.ts'
import { chooseTabStorage } from '#mocks/demo/tabStorage.ts'
import { personas } from '#mocks/personas.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import { makeToken, readToken } from '#mocks/token.ts'
import { startTestDemo } from '#tests/unit/mocks/demo/startTestDemo.ts'

it('shares everything with other tabs by default', () => {
  expect(chooseTabStorage(false)).toEqual({ isOwn: false, storage: localStorage })
})

// From here on, this page is a tab of its own.
it('keeps session, token and unfinished payments in the tab when a link asks for it, and the world in the browser', async () => {
  localStorage.setItem('accessToken', 'of another tab')
  const { demo } = await startTestDemo('/dashboard?as=admin', chooseTabStorage(true))
  await screen.findByRole('button', { name: 'LOGOUT' })
  expect(demo.state.get()).toMatchObject({ viewer: 'admin', persistence: 'tab' })
  expect(readToken(sessionStorage.getItem('accessToken') ?? '')).toBe(personas.admin.email)
  expect(sessionStorage.getItem(sessionKey)).toBe(personas.admin.email)
  expect(localStorage.getItem('accessToken')).toBe('of another tab')
  expect(localStorage.getItem(sessionKey)).toBeNull()
  expect(localStorage.getItem(storageKey)).not.toBeNull()

  await demo.restore({ ...demo.capture(), payments: { 'dhruva.payment.v1:account-1:order-1': '{}' } })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dhruva.payment'))).toEqual([])
  expect(demo.capture().payments).toEqual({ 'dhruva.payment.v1:account-1:order-1': '{}' })
})

it('stays its own after a reload, and ignores what other tabs do with session and token', async () => {
  sessionStorage.setItem('dhruva-demo:tab', 'own')
  const tab = chooseTabStorage(false)
  expect(tab).toEqual({ isOwn: true, storage: sessionStorage })
  const { demo } = await startTestDemo('/?as=customer', tab)
  await screen.findByRole('button', { name: 'LOGOUT' })
  const emit = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }))
  emit('accessToken', null)
  emit('accessToken', makeToken(personas.admin.email))
  emit(sessionKey, null)
  emit(sessionKey, personas.admin.email)
  expect(demo.state.get().viewer).toBe('customer')
  expect(screen.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
})

it('joins the world that is there when it started from the same scenario', async () => {
  const tab = chooseTabStorage(true)
  localStorage.setItem('dhruva-demo:scenario', 'runBusyDay')
  const stop = db.persistIn(localStorage)
  db.mutate((world) => (world.parts = []))
  db.setDials({ latency: 1 })
  stop()
  const { demo } = await startTestDemo('/?scenario=busyDay&as=admin&tab=own&card=declined', tab)
  expect(db.get().parts).toEqual([])
  expect(demo.state.get()).toMatchObject({ scenario: 'runBusyDay', viewer: 'admin', dials: { latency: 1 } })
  await demo.startAgain()
  expect(db.get().parts).not.toEqual([])
  expect(demo.state.get()).toMatchObject({ viewer: 'admin', dials: { latency: 0, card: 'declined' } })
})
