import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { db } from '#mocks/db.ts'
import { personas } from '#mocks/personas.ts'
import { MockCard } from '#mocks/platform/MockCard.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import type { CardFormProps } from '#src/platform/ports.ts'
import { chargeCard, openPayment } from '#tests/unit/mocks/cardPayment.ts'

const secret = 'pi_1017_secret_demo'
const good = '4242 4242 4242 4242'

beforeEach(openPayment)

const pay = (number: string, authenticate?: () => Promise<boolean>) => chargeCard(secret, number, authenticate)

const intentRow = { id: 'pi_1017', clientSecret: secret, amountCents: 168_000 }
const intent = (status: string) => expect.objectContaining({ id: 'pi_1017', status })

describe('confirm', () => {
  it('charges a good card, and reports it again after a reload', async () => {
    expect(await mockPayment.retrieve(secret)).toEqual(intent('requires_payment_method'))
    const paid = { id: 'pi_1017', status: 'succeeded', paymentMethodId: 'pm_1018' }
    expect(await pay(good)).toEqual({ intent: expect.objectContaining(paid), error: null })
    expect(await mockPayment.retrieve(secret)).toMatchObject(paid)
  })

  it.each([
    ['4000 0000 0000 0002', 'Your card was declined.'],
    ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
    ['4111 1111 1111 1111', 'Your card was declined. Your request was in test mode, but used a non test card.'],
  ])('declines %s with: %s', async (number, error) => {
    const declined = { intent: { ...intentRow, status: 'requires_payment_method', paymentMethodId: null }, error }
    expect(await pay(number)).toEqual(declined)
    expect((await pay(good)).error).toBeNull()
  })

  it('charges once: the second time returns an error with the succeeded intent (PAY-6)', async () => {
    await pay(good)
    expect(await pay(good)).toEqual({
      intent: intent('succeeded'),
      error: expect.stringContaining('already succeeded'),
    })
  })

  it('asks for no 3-D Secure check when there is nothing to charge', async () => {
    const authenticate = vi.fn<() => Promise<boolean>>(() => Promise.resolve(true))
    await pay(good)
    expect(await pay('4000 0025 0000 3155', authenticate)).toMatchObject({ intent: { status: 'succeeded' } })
    expect(authenticate).not.toHaveBeenCalled()
  })

  it('charges no card of another form', async () => {
    await expect(mockPayment.confirm(secret, { number: good }, personas.customer)).rejects.toThrow(
      'not a card of this form',
    )
    expect(await mockPayment.retrieve(secret)).toEqual(intent('requires_payment_method'))
  })

  it('asks for 3-D Secure, which can fail and be tried again', async () => {
    const challenged = '4000 0025 0000 3155'
    expect(await pay(challenged, () => Promise.resolve(false))).toEqual({
      intent: intent('requires_payment_method'),
      error:
        'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    })
    let statusDuringChallenge: string | undefined
    const result = await pay(challenged, async () => {
      statusDuringChallenge = (await mockPayment.retrieve(secret))?.status
      return true
    })
    expect(statusDuringChallenge).toBe('requires_action')
    expect(result).toEqual({ intent: intent('succeeded'), error: null })
  })

  it('follows the dial', async () => {
    db.setDials({ card: 'processing' })
    expect(await pay(good)).toEqual({ intent: intent('processing'), error: null })
    db.setDials({ card: 'declined' })
    expect((await pay(good)).error).toBe('Your card was declined.')
    db.setDials({ card: 'unreachable' })
    await expect(pay(good)).rejects.toThrow(TypeError)
    await expect(mockPayment.retrieve(secret)).rejects.toThrow(TypeError)
  })

  it('returns nothing for an unknown secret', async () => {
    expect(await mockPayment.retrieve('other')).toBeNull()
    expect(await chargeCard('other', good)).toEqual({ intent: null, error: 'No such payment_intent.' })
  })
})

describe('the card form', () => {
  const { CardForm } = mockPayment
  const onReady = vi.fn<CardFormProps['onReady']>()
  const onChange = vi.fn<CardFormProps['onChange']>()

  /** Charges the card of the form as it is filled in. */
  const confirmShown = () => mockPayment.confirm(secret, onReady.mock.lastCall?.[0] ?? {}, personas.customer)

  const renderForm = () => render(<CardForm onReady={onReady} onChange={onChange} disabled={false} />)

  async function mount() {
    onReady.mockClear()
    onChange.mockClear()
    renderForm()
    await vi.waitFor(() => expect(onReady).toHaveBeenCalled())
    const field = (name: string) => screen.getByRole('textbox', { name })
    return { user: userEvent.setup(), number: field('Card number'), expiry: field('Expiry date'), cvc: field('CVC') }
  }

  it('groups the digits, and is complete when all fields are valid', async () => {
    const { user, number, expiry, cvc } = await mount()
    await user.type(number, '4242424242424242999')
    await user.type(expiry, '930')
    expect(onChange).toHaveBeenLastCalledWith(false)
    await user.type(cvc, '1234')
    expect(number).toHaveValue(good)
    expect(expiry).toHaveValue('09 / 30')
    expect(cvc).toHaveValue('123')
    expect(onChange).toHaveBeenLastCalledWith(true)
    expect(number).toHaveAttribute('autocomplete', 'cc-number')
    expect(expiry).toHaveAttribute('autocomplete', 'cc-exp')
    expect(cvc).toHaveAttribute('autocomplete', 'cc-csc')
    for (const input of [number, expiry, cvc]) expect(input).toHaveAttribute('inputmode', 'numeric')
    expect(await confirmShown()).toMatchObject({ error: null })
  })

  it.each([
    ['Card number', '4242', 'Your card number is incomplete.'],
    ['Card number', '4242424242424241', 'Your card number is invalid.'],
    ['Expiry date', '12', "Your card's expiration date is incomplete."],
    ['Expiry date', '1320', "Your card's expiration date is invalid."],
    ['Expiry date', '1220', "Your card's expiration year is in the past."],
    ['CVC', '12', "Your card's security code is incomplete."],
  ])('shows for %s %s: %s', async (name, text, message) => {
    const { user } = await mount()
    const field = screen.getByRole('textbox', { name })
    await user.type(field, text)
    await user.tab()
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(message)
    expect(onChange).toHaveBeenLastCalledWith(false)
  })

  it('accepts the current month and rejects the month before', async () => {
    vi.setSystemTime('2026-11-21')
    const { user, expiry } = await mount()
    await user.type(expiry, '1026')
    expect(expiry).toHaveAccessibleDescription("Your card's expiration date is in the past.")
    await user.clear(expiry)
    await user.type(expiry, '1126')
    expect(expiry).toBeValid()
    vi.useRealTimers()
  })

  it.each([
    ['Complete authentication', 'succeeded'],
    ['Fail authentication', 'requires_payment_method'],
  ])('shows the challenge of the bank: %s', async (name, status) => {
    const { user, number } = await mount()
    await user.type(number, '4000002500003155')
    const result = confirmShown()
    expect(await screen.findByRole('dialog', { name: '3-D Secure' })).toBeVisible()
    await user.click(screen.getByRole('button', { name }))
    expect((await result).intent?.status).toBe(status)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('fails the challenge when the form is unmounted', async () => {
    const { user, number } = await mount()
    await user.type(number, '4000002500003155')
    const result = confirmShown()
    await screen.findByRole('dialog')
    cleanup()
    expect((await result).intent?.status).toBe('requires_payment_method')
  })

  it('follows the dials and keeps the typed text', async () => {
    const { user, number } = await mount()
    await user.type(number, good)
    act(() => db.setDials({ cardForm: 'loading' }))
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(onReady).toHaveBeenLastCalledWith(undefined)
    act(() => db.setDials({ cardForm: 'blocked' }))
    await vi.waitFor(() => expect(onReady).toHaveBeenLastCalledWith(null))
    act(() => db.setDials({ cardForm: 'ready' }))
    await vi.waitFor(() => expect(onReady).toHaveBeenLastCalledWith(expect.any(MockCard)))
    expect(screen.getByRole('textbox', { name: 'Card number' })).toHaveValue(good)
    expect(await confirmShown()).toMatchObject({ error: null })
  })

  it('gets ready at once when the latency is taken away', async () => {
    db.setDials({ latency: 60_000 })
    onReady.mockClear()
    renderForm()
    act(() => db.setDials({ latency: 0 }))
    await vi.waitFor(() => expect(onReady).toHaveBeenLastCalledWith(expect.any(MockCard)))
  })

  it('renders nothing when it is blocked, and reports null', async () => {
    db.setDials({ cardForm: 'blocked' })
    renderForm()
    await vi.waitFor(() => expect(onReady).toHaveBeenLastCalledWith(null))
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})
