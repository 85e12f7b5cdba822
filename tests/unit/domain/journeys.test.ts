import { describe, expect, it } from 'vitest'
import { multiply, toCents, toDollars } from '#src/domain/money.ts'
import { readOrigin } from '#src/domain/origin.ts'
import { readIdInPath } from '#src/domain/paths.ts'
import { isAdminPath, paths } from '#src/domain/paths.ts'
import { checkPicture, maxPictureBytes, pictureTypes } from '#src/domain/picture.ts'
import { toSignInOutcome } from '#src/domain/signIn.ts'

describe('money (DATA-3)', () => {
  it('rounds half a cent up and keeps whole cents', () => {
    expect(toCents(1.005)).toBe(101)
    expect(toCents(19.99)).toBe(1999)
    expect(toDollars(168000)).toBe(1680)
    expect(multiply(1999, 3)).toBe(5997)
    expect(multiply(null, 3)).toBeNull()
    expect(multiply(1999, null)).toBeNull()
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
