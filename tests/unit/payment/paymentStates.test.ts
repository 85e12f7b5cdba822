import { expect, it, vi } from 'vitest'
import { initialPayment } from '#src/domain/paymentMachine.ts'
import { createPaymentStates } from '#src/payment/paymentStates.ts'

const kamal = { userId: 'u1', orderId: 'o1' }

it('keeps the payments of each user and order apart', () => {
  const states = createPaymentStates()
  states.send(kamal, { type: 'charged', transactionId: 'pi_1' })
  expect(states.get(kamal)).toMatchObject({ transactionId: 'pi_1' })
  expect(states.get({ ...kamal, userId: 'u2' })).toBe(initialPayment)
  expect(states.get({ ...kamal, orderId: 'o2' })).toBe(initialPayment)
})

it('tells its listeners of each change, and of nothing else', () => {
  const states = createPaymentStates()
  const listener = vi.fn<() => void>()
  const stop = states.subscribe(listener)
  expect(states.send(kamal, { type: 'confirm' }), 'there is no secret to confirm').toBe(false)
  expect(listener).not.toHaveBeenCalled()
  expect(states.send(kamal, { type: 'charged', transactionId: 'pi_1' })).toBe(true)
  expect(listener).toHaveBeenCalledOnce()
  stop()
  states.send(kamal, { type: 'recordFailed' })
  expect(listener).toHaveBeenCalledOnce()
})

it('finds the order whose payment is being recorded, of this user only', () => {
  const states = createPaymentStates()
  expect(states.recordingOrderId('u1')).toBeNull()
  states.send({ ...kamal, orderId: 'o2' }, { type: 'secretFailed' })
  states.send(kamal, { type: 'charged', transactionId: 'pi_1' })
  expect([states.recordingOrderId('u1'), states.recordingOrderId('u2')]).toEqual(['o1', null])
  states.send(kamal, { type: 'recorded', transactionId: 'pi_1' })
  expect(states.recordingOrderId('u1')).toBeNull()
})
