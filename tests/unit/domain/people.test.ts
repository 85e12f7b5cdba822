import { describe, expect, it, vi } from 'vitest'
import { getFirstName, getFullName } from '#src/domain/account.ts'
import { readStars, getReviewPhoto, selectReviewsInBar, toRating, toReview } from '#src/domain/review.ts'
import { toExcerpt } from '#src/domain/reviewExcerpt.ts'
import { toReviewBody } from '#src/domain/reviewForm.ts'
import {
  countries,
  educationLevels,
  isProfileSaved,
  toLinkedinHref,
  profileWireSchema,
  toProfile,
  toProfileBody,
  addStoredOption,
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
  ])('the response %j contains the access token %j (DATA-5)', (response, token) => {
    expect(readAccessToken(upsertWireSchema.parse(response))).toBe(token)
    expect(upsertWireSchema.safeParse(response[0]).success).toBe(false)
  })

  it('treats only users with the role “admin” as admins', () => {
    expect(toUser({ email: 'a@b.c', role: 'admin' })).toEqual({ email: 'a@b.c', name: '', isAdmin: true })
    expect(toUser({ email: 'a@b.c', name: 'A', role: 'Admin' }).isAdmin).toBe(false)
  })

  it.each([
    [{ _id: 7, email: null }, '7'],
    [{ email: null }, '3'],
    [null, '3'],
  ])('identifies the unreadable row %j by %j (DATA-14)', (row, email) => {
    expect(toUnreadableUser(row, 2)).toEqual({ email, name: '', isAdmin: false, isUnreadable: true })
  })

  it('greets a user by the first name, or else by the part of the email before @ (AUTH-16)', () => {
    expect(getFirstName({ name: ' Kamal Hossain ', email: 'k@example.com' })).toBe('Kamal')
    expect(getFirstName({ name: null, email: 'kamal.h@example.com' })).toBe('kamal.h')
  })

  it('signs with the display name, or else the profile’s name, or else the part of the email before @ (ORDER-3)', () => {
    expect(getFullName(author, 'B')).toBe('A')
    expect(getFullName({ ...author, name: ' ' }, 'B')).toBe('B')
    expect(getFullName({ ...author, name: null }, '')).toBe('a')
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
  ])('reads the rating %j as %d stars', (value, expected) => expect(toRating(value)).toBe(expected))

  it.each([
    ['5', 5, [5]],
    ['4', 4, [4, 4.5]],
    ['1', 1, [0, 0.5, 1]],
    ['6', null, [0, 0.5, 1, 4, 4.5, 5]],
    ['04', null, [0, 0.5, 1, 4, 4.5, 5]],
    [null, null, [0, 0.5, 1, 4, 4.5, 5]],
  ])('?stars=%s selects the bar %j with the ratings %j (PEOPLE-8)', (text, stars, ratings) => {
    const reviews = [0, 0.5, 1, 4, 4.5, 5].map((rating) => toReview({ _id: 'r', rating }))
    const selectedStars = readStars(text)
    expect(selectedStars).toBe(stars)
    expect(selectReviewsInBar(reviews, selectedStars).map(({ rating }) => rating)).toEqual(ratings)
  })

  it('omits the reviewer’s email', () => {
    const expectedReview = { id: 'r', name: '', country: '', photo: null, text: '', rating: 0 }
    expect(toReview({ _id: 'r', email: 'secret@example.com' })).toEqual(expectedReview)
  })

  it('shows the signed-in user’s photo instead of each reviewer’s photo, as specified (PEOPLE-1)', () => {
    const review = toReview({ _id: 'r', image: 'theirs' })
    expect([getReviewPhoto(review, 'mine'), getReviewPhoto(review, null)]).toEqual(['mine', 'theirs'])
  })

  it.each([
    ['a', Intl],
    ['👩‍🔧', Intl],
    // In browsers without `Intl.Segmenter`, code points are counted.
    ['🔧', {}],
  ])('shortens a review to 50 graphemes such as %s', (grapheme, browserIntl) => {
    vi.stubGlobal('Intl', browserIntl)
    expect(toExcerpt(grapheme.repeat(50))).toBe(grapheme.repeat(50))
    expect(toExcerpt(grapheme.repeat(51))).toBe(`${grapheme.repeat(50)}...`)
    expect(toExcerpt('')).toBe('')
    vi.unstubAllGlobals()
  })

  it('sends the rating as a number, rounded to half a star', () => {
    const form = { country: 'Nepal', review: 'Good', rating: 3.4 }
    expect(toReviewBody(form, author)).toEqual({ ...author, ...form, rating: 3.5 })
  })
})

describe('profiles', () => {
  const emptyFields = { education: '', address: '', linkedin: '', country: '', phone: '' }

  it.each([[null], [undefined], [{}]])('reads the response %j as an empty profile (DATA-8)', (response) =>
    expect(toProfile(profileWireSchema.parse(response))).toEqual({ ...emptyFields, name: '' }),
  )

  it('offers the specified options, and a stored value that is no longer an option (SHOP-9, PEOPLE-5)', () => {
    expect(countries).toEqual(['Bangladesh', 'India', 'Japan', 'Nepal'])
    expect(educationLevels).toEqual(['JSC', 'SSC', 'HSC', 'BSC'])
    expect(addStoredOption(['A', 'B'], 'C')).toEqual(['C', 'A', 'B'])
    for (const storedValue of ['A', '']) expect(addStoredOption(['A', 'B'], storedValue)).toEqual(['A', 'B'])
  })

  it.each([
    ['https://linkedin.com/in/a', 'https://linkedin.com/in/a'],
    ['linkedin.com/in/a', 'https://linkedin.com/in/a'],
    [' www.linkedin.com/in/a ', 'https://www.linkedin.com/in/a'],
    ['JavaScript:alert(1)', null],
    ['data:text/html,x', null],
    ['my page: https://linkedin.com', null],
    ['', null],
  ])('links the LinkedIn value %j to %j (PEOPLE-4)', (value, href) => expect(toLinkedinHref(value)).toBe(href))

  it.each(['education', 'address', 'linkedin', 'country', 'phone'])(
    'counts a profile as saved only if the server has the submitted %s (ORDER-6)',
    (field) => {
      expect(isProfileSaved(emptyFields, { ...emptyFields, [field]: ' ' })).toBe(true)
      expect(isProfileSaved(emptyFields, { ...emptyFields, [field]: 'sent' })).toBe(false)
    },
  )

  it('sends a profile with the name and email, and without an unknown name (SHOP-3)', () => {
    expect(toProfileBody({ ...emptyFields, phone: '017' }, author)).toEqual({ ...emptyFields, ...author, phone: '017' })
    const namelessBody: unknown = JSON.parse(JSON.stringify(toProfileBody(emptyFields, { ...author, name: undefined })))
    expect(namelessBody).not.toHaveProperty('name')
  })
})
