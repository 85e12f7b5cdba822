import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { storageKey } from '#mocks/db.ts'
import { chooseTabStorage } from '#mocks/demo/tabStorage.ts'
import { personas } from '#mocks/personas.ts'
import { sessionKey } from '#mocks/platform/mockIdentity.ts'
import { readToken } from '#mocks/token.ts'
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
  expect([localStorage.getItem(sessionKey), localStorage.getItem(storageKey)]).toEqual([null, expect.any(String)])
  const payments = { 'dhruva.payment.v1:account-1:order-1': '{}' }
  await demo.restore({ ...demo.capture(), payments })
  expect(Object.keys(localStorage).filter((key) => key.startsWith('dhruva.payment'))).toEqual([])
  expect(demo.capture().payments).toEqual(payments)
})
