import { describe, expect, it, vi } from 'vitest'
import { isSameEmail } from '#src/domain/email.ts'
import {
  countries,
  educations,
  linkedinHref,
  profileFormSchema,
  profileWireSchema,
  toProfile,
  toProfileBody,
  withStored,
} from '#src/domain/profile.ts'
import { reviewFormSchema, toReviewBody } from '#src/domain/addReview.ts'
import { toExcerpt } from '#src/domain/excerpt.ts'
import { reviewPhoto, toRating, toReview } from '#src/domain/review.ts'
import { loginFormSchema, signupFormSchema } from '#src/domain/credentials.ts'
import { firstName, fullName } from '#src/domain/account.ts'
import { readAccessToken, toUser, upsertWireSchema } from '#src/domain/user.ts'

const messagesOf = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  (result.error?.issues ?? []).map(({ message }) => message)

describe('the upsert answer (DATA-5)', () => {
  it.each([
    [[{ acknowledged: true }, { accessToken: 't' }], 't'],
    [[{ acknowledged: true }, 't'], 't'],
    [[{ acknowledged: false }, 't'], null],
    [[{ acknowledged: true }, 'undefined'], null],
    [[{ acknowledged: true }, {}], null],
    [[{ acknowledged: true }, ''], null],
    [[{}, 't'], null],
  ])('%j gives the token %j', (answer, token) => expect(readAccessToken(upsertWireSchema.parse(answer))).toBe(token))

  it('takes further items and refuses an object', () => {
    expect(upsertWireSchema.safeParse([{ acknowledged: true }, 't', 1]).success).toBe(true)
    expect(upsertWireSchema.safeParse({ acknowledged: true }).success).toBe(false)
  })
})

describe('e-mail addresses', () => {
  it('are the same in any case, and never the same as none', () => {
    expect(isSameEmail('Ama@Example.com', 'aMA@example.COM')).toBe(true)
    expect(isSameEmail('ama@example.com', 'amb@example.com')).toBe(false)
    expect([isSameEmail(null, ''), isSameEmail(undefined, 'undefined')]).toEqual([false, false])
  })
})

describe('names (AUTH-16, ORDER-3)', () => {
  it('greets by the first name, else the part before @', () => {
    expect(firstName({ name: ' Kamal Hossain ', email: 'k@example.com' })).toBe('Kamal')
    expect(firstName({ name: null, email: 'kamal.h@example.com' })).toBe('kamal.h')
  })
  it('signs with the display name, else the profile, else the local part', () => {
    expect(fullName({ name: 'A', email: 'k@example.com' }, 'B')).toBe('A')
    expect(fullName({ name: ' ', email: 'k@example.com' }, 'B')).toBe('B')
    expect(fullName({ name: null, email: 'k@example.com' }, '')).toBe('k')
  })
})

describe('signup and login (SHOP-5)', () => {
  it.each([
    [{ name: '', email: '', password: '' }, ['Name is Required', 'Email is Required', 'Password Must Required']],
    [{ name: 'A', email: 'nobody', password: 'a!' }, ['Provide A Valid Email', 'Need Minimum 6 characters']],
    // One message at a time.
    [{ name: 'A', email: 'a@b.c and more', password: 'abc' }, ['Provide A Valid Email', 'Need Minimum 6 characters']],
    [{ name: 'A', email: 'a@b.c', password: 'abcdef' }, ['Need Minimum 1 Special Character']],
    [{ name: 'A', email: 'a@b.c', password: 'abcde?' }, ['Need Minimum 1 Special Character']],
    [{ name: 'A', email: ' a@b.c ', password: 'abcde!' }, []],
  ])('says of %j: %j', (form, expected) => expect(messagesOf(signupFormSchema.safeParse(form))).toEqual(expected))

  it.each(['!', '@', '#', '$', '%', '^', '&', '*'])('takes %s as a special character', (character) =>
    expect(signupFormSchema.safeParse({ name: 'A', email: 'a@b.c', password: `abcde${character}` }).success).toBe(true),
  )

  it('requires both on login and leaves the rest to the provider', () => {
    expect(loginFormSchema.safeParse({ email: '', password: '' }).success).toBe(false)
    expect(loginFormSchema.safeParse({ email: 'odd', password: 'x' }).success).toBe(true)
  })
})

describe('users', () => {
  it('are admins by their role alone', () => {
    expect(toUser({ email: 'a@b.c', role: 'admin' })).toEqual({ email: 'a@b.c', name: '', isAdmin: true })
    expect(toUser({ email: 'a@b.c', name: 'A', role: 'Admin' }).isAdmin).toBe(false)
  })
})

describe('reviews (PEOPLE-3, ADMIN-9)', () => {
  it.each([
    [3.3, 3.5],
    [3.2, 3],
    ['4.5', 4.5],
    [0, 0],
    [5, 5],
    [-1, 0],
    [5.1, 0],
    ['five', 0],
    ['', 0],
    [null, 0],
    [undefined, 0],
    ['  ', 0],
    [' 4 ', 4],
  ])('rates %j as %d', (value, expected) => expect(toRating(value)).toBe(expected))

  it("leaves the reviewer's e-mail behind", () =>
    expect(toReview({ _id: 'r', email: 'secret@example.com', review: 'ok' })).not.toHaveProperty('email'))

  it('without any text is empty', () =>
    expect(toReview({ _id: 'r' })).toEqual({ id: 'r', name: '', country: '', photo: null, text: '', rating: 0 }))

  it("puts the viewer's own photo in place of every other, literally", () => {
    const review = toReview({ _id: 'r', image: 'theirs' })
    expect(reviewPhoto(review, 'mine')).toBe('mine')
    expect(reviewPhoto(review, null)).toBe('theirs')
  })

  it('cuts after 50 graphemes and only then', () => {
    expect(toExcerpt('a'.repeat(50))).toBe('a'.repeat(50))
    expect(toExcerpt('a'.repeat(51))).toBe(`${'a'.repeat(50)}...`)
    expect(toExcerpt('👩‍🔧'.repeat(51))).toBe(`${'👩‍🔧'.repeat(50)}...`)
    expect(toExcerpt('')).toBe('')
  })

  it('is shortened by code points where the browser can’t tell graphemes', () => {
    vi.stubGlobal('Intl', {})
    expect(toExcerpt('🔧'.repeat(51))).toBe(`${'🔧'.repeat(50)}...`)
    expect(toExcerpt('🔧'.repeat(50))).toBe('🔧'.repeat(50))
    vi.unstubAllGlobals()
  })

  it('asks for country and text, and sends a number', () => {
    expect(messagesOf(reviewFormSchema.safeParse({ country: '', review: ' ', rating: 0 }))).toEqual([
      'Country is Required',
      'Review is Required',
    ])
    expect(toReviewBody({ country: 'Nepal', review: 'Good', rating: 3.4 }, { name: 'A', email: 'a@b.c' })).toEqual({
      name: 'A',
      email: 'a@b.c',
      country: 'Nepal',
      review: 'Good',
      rating: 3.5,
    })
  })
})

describe('profiles', () => {
  it.each([[null], [undefined], [{}]])('%j is a new user (DATA-8)', (answer) =>
    expect(toProfile(profileWireSchema.parse(answer))).toEqual({
      education: '',
      address: '',
      linkedin: '',
      country: '',
      phone: '',
      name: '',
    }),
  )

  it('offers the options of the specification (SHOP-9)', () => {
    expect(countries).toEqual(['Bangladesh', 'India', 'Japan', 'Nepal'])
    expect(educations).toEqual(['JSC', 'SSC', 'HSC', 'BSC'])
  })

  it('keeps a stored option that is not in the list (PEOPLE-5)', () => {
    expect(withStored(['A', 'B'], 'C')).toEqual(['C', 'A', 'B'])
    expect(withStored(['A', 'B'], 'A')).toEqual(['A', 'B'])
    expect(withStored(['A', 'B'], '')).toEqual(['A', 'B'])
  })

  it.each([
    ['https://linkedin.com/in/a', 'https://linkedin.com/in/a'],
    ['linkedin.com/in/a', 'https://linkedin.com/in/a'],
    [' www.linkedin.com/in/a ', 'https://www.linkedin.com/in/a'],
    ['javascript:alert(1)', null],
    ['JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['my page', null],
    ['my page: https://linkedin.com', null],
    ['my linkedin.com', null],
    ['linkedin', null],
    ['', null],
  ])('links %j to %j (PEOPLE-4)', (value, href) => expect(linkedinHref(value)).toBe(href))

  it('asks for every field and adds name and e-mail (SHOP-3, SHOP-5)', () => {
    const empty = { education: '', address: '', linkedin: '', country: '', phone: '' }
    expect(messagesOf(profileFormSchema.safeParse(empty))).toEqual([
      'Education is Required',
      'Your Address Required',
      'Linked In Profile URL Required',
      'Country is Required',
      'Phone Number Required',
    ])
    expect(toProfileBody({ ...empty, phone: '017' }, { name: 'A', email: 'a@b.c' })).toEqual({
      ...empty,
      phone: '017',
      name: 'A',
      email: 'a@b.c',
    })
    expect(JSON.parse(JSON.stringify(toProfileBody(empty, { name: undefined, email: 'a@b.c' })))).not.toHaveProperty(
      'name',
    )
  })
})
