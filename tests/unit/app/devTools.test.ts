import { configureStore } from '@reduxjs/toolkit'
import { expect, test, vi } from 'vitest'
import { paymentsApi } from '#src/api/payments.ts'
import { accessApi } from '#src/api/access.ts'
import { devTools } from '#src/app/devTools.ts'
import { json, makeCall, respondWith, signedInStore } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('@reduxjs/toolkit', { spy: true })

const secret = 'pi_1_secret_2'
const body = { clientSecret: secret, transationId: 't', paymentMethod: 'p', status: 'pending' } as const

test('they see a store in development only, and redacted (PAY-11)', () => {
  const seen = () => vi.mocked(configureStore).mock.lastCall?.[0].devTools
  signedInStore()
  expect(seen()).toBe(devTools)
  vi.stubEnv('DEV', false)
  signedInStore()
  expect(seen()).toBe(false)
  vi.unstubAllEnvs()
})

test('the state shows everything but client secrets (PAY-11), and any state that is not the shop’s', async () => {
  respondWith(({ url }) => json(url.includes('intent') ? { clientSecret: secret } : { modifiedCount: 1 }))
  const store = signedInStore()
  await makeCall(store, 'shipOrder')
  const state = store.getState()
  expect(Object.keys(state.api.mutations)).toHaveLength(1)
  expect(devTools.stateSanitizer?.(state, 0)).toEqual(state)

  await makeCall(store, 'createPaymentIntent')
  expect(JSON.stringify(store.getState())).toContain(secret)
  const shown = JSON.stringify(devTools.stateSanitizer?.(store.getState(), 0))
  expect(shown).not.toContain(secret)
  expect(shown).toContain('createPaymentIntent')
  for (const other of [null, {}, { api: { mutations: null } }])
    expect(devTools.stateSanitizer?.(other, 0)).toEqual(other)
})

test('actions show neither a client secret nor an access token (PAY-11)', () => {
  const { createPaymentIntent, recordPayment } = paymentsApi.endpoints
  const arg = { type: 'mutation', endpointName: 'recordPayment', originalArgs: { id: '1', ...body } }
  const fulfilled = (endpointName: string) => ({
    type: 'api/executeMutation/fulfilled',
    meta: { arg: { ...arg, endpointName } },
    payload: secret,
  })
  const actions = [
    { type: 'api/executeMutation/pending', meta: { arg } },
    fulfilled(createPaymentIntent.name),
    fulfilled(accessApi.endpoints.upsertUser.name),
  ]
  expect(recordPayment.name).toBe('recordPayment')
  for (const action of actions) expect(JSON.stringify(devTools.actionSanitizer?.(action, 0))).not.toContain(secret)
})
