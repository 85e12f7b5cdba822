import { describe, expect, it } from 'vitest'
import { multiply, toCents, toDollars } from '#src/domain/money.ts'
import { readOrigin } from '#src/domain/origin.ts'
import { readIdInPath } from '#src/domain/paths.ts'
import { isAdminPath, paths } from '#src/domain/paths.ts'
import { checkPicture, maxPictureBytes, pictureTypes } from '#src/domain/picture.ts'
import { toSignInOutcome } from '#src/domain/signIn.ts'

describe('money (DATA-3)', () => {
  it.each([
    [0.125, 1000, 12_500],
    [0.125, 1, 13],
    [0.045, 1, 5],
    [0.045, 100, 450],
    [1.005, 1, 101],
    [1.005, 3, 302],
    [8.575, 1, 858],
    [0.0049, 1, 0],
    [0.00499999, 1, 0],
    [19.99, 3, 5997],
    [0.1, 3, 30],
    [1e-7, 1_000_000, 10],
    [1e21, 0, 0],
    [123_456_789.01, 700, 8_641_975_230_700],
  ])('$%d × %i is %i cents: exactly, rounded once', (price, quantity, cents) =>
    expect(multiply(price, quantity)).toBe(cents),
  )

  it('does not know a total without a price, without a quantity, or too large to be exact', () => {
    expect([multiply(null, 3), multiply(1999, null), multiply(1e21, 1)]).toEqual([null, null, null])
  })

  it('is dollars on the wire', () => {
    expect([toCents(19.99), toCents(1680), toDollars(168_000)]).toEqual([1999, 168_000, 1680])
  })
})

describe('readOrigin (AUTH-11)', () => {
  it.each([['/purchase/p1'], ['/dashboard/mypurchases?x=1#y'], ['/parts']])('keeps %s', (from) =>
    expect(readOrigin({ from })).toBe(from),
  )
  it.each([
    [{ from: '//evil.example' }],
    [{ from: '/\\evil.example' }],
    [{ from: 'https://evil.example' }],
    [{ from: 'parts' }],
    [{ from: 'http://[broken' }],
    [{ from: '/login' }],
    [{ from: '/login/' }],
    [{ from: '/Signup?x' }],
    [{ from: 7 }],
    [null],
    ['/parts'],
  ])('refuses %j', (state) => expect(readOrigin(state)).toBeNull())

  it('reads the part id from a Purchase path', () => {
    expect(readIdInPath('purchase', '/purchase/a%2Fb')).toBe('a/b')
    expect(readIdInPath('purchase', '/purchase/%E0%A4%A')).toBeNull()
    expect(readIdInPath('purchase', '/parts')).toBeNull()
    expect(readIdInPath('purchase', null)).toBeNull()
  })
})

describe('paths (DATA-6, ADMIN-2, PAGE-9)', () => {
  it('encode every id', () => {
    expect(paths.purchase('a/b?c#d')).toBe('/purchase/a%2Fb%3Fc%23d')
    expect(paths.payment('o 1')).toBe('/dashboard/payment/o%201')
    // A path can't hold these.
    expect(['', '.', '..', '...'].map(paths.payment)).toEqual(
      ['%3F', '%3F', '%3F', '...'].map((segment) => `/dashboard/payment/${segment}`),
    )
  })
  it('recognise the admin pages, ignoring trailing slash and case', () => {
    expect(isAdminPath('/dashboard/ManageAllOrders/')).toBe(true)
    expect(isAdminPath('/dashboard/manageuserreviews')).toBe(true)
    expect(isAdminPath('/dashboard/mypurchases')).toBe(false)
    expect(isAdminPath('/dashboard/nowhere')).toBe(false)
  })
})

describe('checkPicture (PAGE-11)', () => {
  it('accepts the formats that browsers show', () => {
    expect(pictureTypes).toEqual(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'])
  })
  it('accepts pictures of up to 32 MB', () => {
    expect(maxPictureBytes).toBe(33_554_432)
    expect(checkPicture({ type: 'image/png', size: maxPictureBytes })).toBeNull()
    expect(checkPicture({ type: 'image/png', size: maxPictureBytes + 1 })).toBe('tooBig')
    expect(checkPicture({ type: 'image/png', size: 0 })).toBe('empty')
    expect(checkPicture({ type: 'application/pdf', size: 1 })).toBe('notAPicture')
    expect(checkPicture({ type: 'image/svg+xml', size: 1 })).toBe('notAPicture')
  })
})

describe('toSignInOutcome (SHOP-8, AUTH-1 to AUTH-3, AUTH-25)', () => {
  const loginText = 'Somthing is Wrong! Please Check'
  const loginOther = { error: { field: 'form', message: loginText }, toast: null, alert: loginText }
  const signupText = 'Somthig Is Worng Please Check'
  const signupOther = {
    error: { field: 'form', message: signupText },
    toast: { tone: 'error', text: signupText },
    alert: null,
  }

  it.each([
    ['login', 'login', 'invalid-email', 'email', 'Please Enter A Valid Email'],
    ['login', 'login', 'user-not-found', 'email', 'This Email Not Registered'],
    ['login', 'login', 'wrong-password', 'password', 'Wrong Password'],
    ['login', 'login', 'invalid-credential', 'password', 'Wrong Password'],
    ['login', 'reset', 'user-not-found', 'email', 'This Email Not Registered'],
    ['signup', 'signup', 'email-already-in-use', 'email', 'Email Is Allready Registered'],
  ] as const)('%s, %s: puts %s under %s', (form, action, code, field, message) =>
    expect(toSignInOutcome(form, action, code)).toEqual({ error: { field, message }, toast: null, alert: null }),
  )

  it.each([
    ['login', 'an unknown code'],
    ['login', 'email-already-in-use'],
    ['reset', 'invalid-credential'],
    ['google', 'invalid-credential'],
    ['user', 'wrong-password'],
    ['admin', 'user-not-found'],
  ])('Login, %s: %s shows an alert and an inline message', (action, code) =>
    expect(toSignInOutcome('login', action, code)).toEqual(loginOther),
  )

  it.each([
    ['signup', 'network-request-failed'],
    ['signup', 'invalid-email'],
    ['google', 'email-already-in-use'],
    ['user', 'wrong-password'],
    ['admin', 'user-not-found'],
  ])('Signup, %s: %s shows a toast and an inline message', (action, code) =>
    expect(toSignInOutcome('signup', action, code)).toEqual(signupOther),
  )

  it('shows a toast for a closed popup, nothing for a cancelled one, a hint for a blocked one', () => {
    expect(toSignInOutcome('login', 'google', 'popup-closed-by-user')).toEqual({
      error: null,
      toast: { tone: 'info', text: 'Google Sign In Canceled By User' },
      alert: null,
    })
    expect(toSignInOutcome('login', 'google', 'cancelled-popup-request')).toEqual({
      error: null,
      toast: null,
      alert: null,
    })
    const hint = { field: 'form', message: expect.stringContaining('Allow pop-ups') }
    expect(toSignInOutcome('login', 'google', 'popup-blocked')).toEqual({ ...loginOther, error: hint })
    expect(toSignInOutcome('signup', 'google', 'popup-blocked')).toEqual({ ...signupOther, error: hint })
  })
})
