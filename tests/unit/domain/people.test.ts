import { describe, expect, it, vi } from 'vitest'
import { firstName, fullName } from '#src/domain/account.ts'
import { readStars, reviewPhoto, reviewsInBar, toRating, toReview } from '#src/domain/review.ts'
import { toExcerpt } from '#src/domain/reviewExcerpt.ts'
import { toReviewBody } from '#src/domain/reviewForm.ts'
import {
  countries,
  educations,
  isSaved,
  linkedinHref,
  profileWireSchema,
  toProfile,
  toProfileBody,
  withStoredOption,
} from '#src/domain/profile.ts'
import { readAccessToken, toUnreadableUser, toUser, upsertWireSchema } from '#src/domain/user.ts'

const author = { name: 'A', email: 'a@b.c' }

describe('users', () => {
  it.each([
    [[{ acknowledged: true }, { accessToken: 't' }], 't'],
    [[{ acknowledged: true }, 't', 1], 't'],
    [[{ acknowledged: false }, 't'], null],
    [[{ acknowledged: true }, 'undefined'], null],
    [[{ acknowledged: true }, ''], null],
    [[{ acknowledged: true }, 'null'], null],
    ...['to ken', 'tö', 't\u0000'].map((token): [unknown[], null] => [[{ acknowledged: true }, token], null]),
    [[{}, 't'], null],
  ])('whose upsert has the response %j get the token %j (DATA-5)', (response, token) => {
    expect(readAccessToken(upsertWireSchema.parse(response))).toBe(token)
    expect(upsertWireSchema.safeParse(response[0]).success).toBe(false)
  })

  it('are admins only by their role', () => {
    expect(toUser({ email: 'a@b.c', role: 'admin' })).toEqual({ email: 'a@b.c', name: '', isAdmin: true })
    expect(toUser({ email: 'a@b.c', name: 'A', role: 'Admin' }).isAdmin).toBe(false)
  })

  it.each([
    [{ _id: 7, email: null }, '7'],
    [{ email: null }, '3'],
    [null, '3'],
  ])('that can’t be read, such as %j, have the id %j (DATA-14)', (row, email) => {
    expect(toUnreadableUser(row, 2)).toEqual({ email, name: '', isAdmin: false, isUnreadable: true })
  })

  it('are greeted by the first name, or else the part before @ (AUTH-16)', () => {
    expect(firstName({ name: ' Kamal Hossain ', email: 'k@example.com' })).toBe('Kamal')
    expect(firstName({ name: null, email: 'kamal.h@example.com' })).toBe('kamal.h')
  })

  it('sign with the display name, or else the profile, or else the part before @ (ORDER-3)', () => {
    expect(fullName(author, 'B')).toBe('A')
    expect(fullName({ ...author, name: ' ' }, 'B')).toBe('B')
    expect(fullName({ ...author, name: null }, '')).toBe('a')
  })
})

describe('reviews (PEOPLE-3, ADMIN-9)', () => {
  it.each([
    [3.3, 3.5],
    [' 4 ', 4],
    [0, 0],
    [5, 5],
    [-1, 0],
    [5.1, 0],
    ['  ', 0],
    [null, 0],
    [undefined, 0],
  ])('rates %j as %d', (value, expected) => expect(toRating(value)).toBe(expected))

  it.each([
    ['5', 5, [5]],
    ['4', 4, [4, 4.5]],
    ['1', 1, [0, 0.5, 1]],
    ['6', null, [0, 0.5, 1, 4, 4.5, 5]],
    ['04', null, [0, 0.5, 1, 4, 4.5, 5]],
    [null, null, [0, 0.5, 1, 4, 4.5, 5]],
  ])('at ?stars=%s are the reviews of the bar %j (PEOPLE-8)', (text, stars, ratings) => {
    const reviews = [0, 0.5, 1, 4, 4.5, 5].map((rating) => toReview({ _id: 'r', rating }))
    const bar = readStars(text)
    expect(bar).toBe(stars)
    expect(reviewsInBar(reviews, bar).map(({ rating }) => rating)).toEqual(ratings)
  })

  it('keep the displayed fields, and drop the reviewer’s email', () => {
    const expectedReview = { id: 'r', name: '', country: '', photo: null, text: '', rating: 0 }
    expect(toReview({ _id: 'r', email: 'secret@example.com' })).toEqual(expectedReview)
  })

  it('show the viewer’s own photo instead of every reviewer’s, as specified', () => {
    const review = toReview({ _id: 'r', image: 'theirs' })
    expect([reviewPhoto(review, 'mine'), reviewPhoto(review, null)]).toEqual(['mine', 'theirs'])
  })

  it.each([
    ['a', Intl],
    ['👩‍🔧', Intl],
    // Browsers that can't segment graphemes count code points.
    ['🔧', {}],
  ])('are cut after 50 graphemes such as %s, and not before', (grapheme, browserIntl) => {
    vi.stubGlobal('Intl', browserIntl)
    expect(toExcerpt(grapheme.repeat(50))).toBe(grapheme.repeat(50))
    expect(toExcerpt(grapheme.repeat(51))).toBe(`${grapheme.repeat(50)}...`)
    expect(toExcerpt('')).toBe('')
    vi.unstubAllGlobals()
  })

  it('are sent with a number', () => {
    const form = { country: 'Nepal', review: 'Good', rating: 3.4 }
    expect(toReviewBody(form, author)).toEqual({ ...author, ...form, rating: 3.5 })
  })
})

describe('profiles', () => {
  const emptyFields = { education: '', address: '', linkedin: '', country: '', phone: '' }

  it.each([[null], [undefined], [{}]])('that are %j belong to a new user (DATA-8)', (response) =>
    expect(toProfile(profileWireSchema.parse(response))).toEqual({ ...emptyFields, name: '' }),
  )

  it('offer the options of the specification (SHOP-9), and keep a stored option that is not in the list (PEOPLE-5)', () => {
    expect(countries).toEqual(['Bangladesh', 'India', 'Japan', 'Nepal'])
    expect(educations).toEqual(['JSC', 'SSC', 'HSC', 'BSC'])
    expect(withStoredOption(['A', 'B'], 'C')).toEqual(['C', 'A', 'B'])
    for (const stored of ['A', '']) expect(withStoredOption(['A', 'B'], stored)).toEqual(['A', 'B'])
  })

  it.each([
    ['https://linkedin.com/in/a', 'https://linkedin.com/in/a'],
    ['linkedin.com/in/a', 'https://linkedin.com/in/a'],
    [' www.linkedin.com/in/a ', 'https://www.linkedin.com/in/a'],
    ['JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['my page: https://linkedin.com', null],
    ['', null],
  ])('link %j to %j (PEOPLE-4)', (value, href) => expect(linkedinHref(value)).toBe(href))

  it.each(['education', 'address', 'linkedin', 'country', 'phone'])(
    'are saved only if the server has the sent %s (ORDER-6)',
    (field) => {
      expect(isSaved(emptyFields, { ...emptyFields, [field]: ' ' })).toBe(true)
      expect(isSaved(emptyFields, { ...emptyFields, [field]: 'sent' })).toBe(false)
    },
  )

  it('are sent with name and email (SHOP-3)', () => {
    expect(toProfileBody({ ...emptyFields, phone: '017' }, author)).toEqual({ ...emptyFields, ...author, phone: '017' })
    const namelessBody: unknown = JSON.parse(JSON.stringify(toProfileBody(emptyFields, { ...author, name: undefined })))
    expect(namelessBody).not.toHaveProperty('name')
  })
})
