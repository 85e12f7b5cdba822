import { expect, test, vi } from 'vitest'
import { paymentsApi } from '#src/api/payments.ts'
import { accessApi } from '#src/api/access.ts'
import { devTools } from '#src/app/devTools.ts'
import { partsApi } from '#src/api/parts.ts'
import { respondWith, json, signedInStore } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')

const secret = 'pi_1_secret_2'
const body = { clientSecret: secret, transationId: 't', paymentMethod: 'p', status: 'pending' } as const

const sanitize = (state: unknown) => JSON.stringify(devTools.stateSanitizer?.(state, 0))

test('the state shows no client secret (PAY-11)', async () => {
  respondWith(() => json({ clientSecret: secret }))
  const store = signedInStore()
  await store.dispatch(paymentsApi.endpoints.createPaymentIntent.initiate({ totalPrice: 1 }))
  expect(JSON.stringify(store.getState())).toContain(secret)
  expect(sanitize(store.getState())).not.toContain(secret)
})

test('actions show neither a client secret nor an access token (PAY-11)', () => {
  const { createPaymentIntent, recordPayment } = paymentsApi.endpoints
  const arg = { type: 'mutation', endpointName: 'recordPayment', originalArgs: { id: '1', ...body } }
  const actions = [
    { type: 'api/executeMutation/pending', meta: { arg } },
    {
      type: 'api/executeMutation/fulfilled',
      meta: { arg: { ...arg, endpointName: createPaymentIntent.name } },
      payload: secret,
    },
    {
      type: 'api/executeMutation/fulfilled',
      meta: { arg: { ...arg, endpointName: accessApi.endpoints.upsertUser.name } },
      payload: secret,
    },
  ]
  expect(recordPayment.name).toBe('recordPayment')
  for (const action of actions) expect(JSON.stringify(devTools.actionSanitizer?.(action, 0))).not.toContain(secret)
})

test('other actions are unchanged', () => {
  const action = {
    type: 'api/executeQuery/fulfilled',
    meta: { arg: { endpointName: partsApi.endpoints.getParts.name } },
    payload: ['x'],
  }
  expect(devTools.actionSanitizer?.(action, 0)).toBe(action)
})
