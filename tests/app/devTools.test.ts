import { expect, test, vi } from 'vitest'
import { paymentsApi } from '#src/api/payments.ts'
import { accessApi } from '#src/api/access.ts'
import { devTools } from '#src/app/devTools.ts'
import { partsApi } from '#src/api/parts.ts'
import { answer, json, signedInStore } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')

const secret = 'pi_1_secret_2'
const body = { clientSecret: secret, transationId: 't', paymentMethod: 'p', status: 'pending' } as const

const show = (state: unknown) => JSON.stringify(devTools.stateSanitizer?.(state, 0))

test('a client secret does not show in the state (PAY-11)', async () => {
  answer(() => json({ clientSecret: secret }))
  const store = signedInStore()
  await store.dispatch(paymentsApi.endpoints.createPaymentIntent.initiate({ totalPrice: 1 }))
  expect(JSON.stringify(store.getState())).toContain(secret)
  expect(show(store.getState())).not.toContain(secret)
})

test('nor in an action, nor does an access token', () => {
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

test('everything else shows as it is', () => {
  const action = {
    type: 'api/executeQuery/fulfilled',
    meta: { arg: { endpointName: partsApi.endpoints.getParts.name } },
    payload: ['x'],
  }
  expect(devTools.actionSanitizer?.(action, 0)).toBe(action)
})
