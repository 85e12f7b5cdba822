import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { orderWireSchema, toOrder } from '#src/domain/order.ts'
import { toPart } from '#src/domain/part.ts'
import { clientSecretWireSchema } from '#src/domain/payment.ts'
import { profileWireSchema } from '#src/domain/profile.ts'
import { toReview } from '#src/domain/review.ts'
import { adminWireSchema, upsertWireSchema, userWireSchema } from '#src/domain/user.ts'
import {
  acknowledgedSchema,
  deletedSchema,
  modifiedSchema,
  readCount,
  readHttpUrl,
  readNumber,
  readPicture,
  readText,
} from '#src/domain/wire.ts'

describe('readNumber (DATA-2)', () => {
  it.each([
    [12, 12],
    ['1,200', 1200],
    ['1,234,567.5', 1234567.5],
    ['12,000', 12000],
    [' 50 ', 50],
    ['.5', 0.5],
    ['+5', 5],
    ['0', 0],
    ['١٬٢٠٠٫٥', 1200.5],
    ['९৯', 99],
  ])('reads %j as %d', (value, expected) => expect(readNumber(value)).toBe(expected))

  it.each([
    -1,
    '-3',
    NaN,
    Infinity,
    'Infinity',
    1e308,
    2 ** 53,
    '9'.repeat(20),
    '1e3',
    '12 pcs',
    '1,2',
    '−5',
    '',
    '  ',
    '.',
    null,
    undefined,
    {},
    true,
  ])('rejects %j', (value) => expect(readNumber(value)).toBeNull())

  it('rounds a number of pieces down', () => expect([readCount('12.9'), readCount('many')]).toEqual([12, null]))
})

it('trims strings, and rejects empty strings and other types', () => {
  expect(readText('  a ')).toBe('a')
  for (const value of ['', '   ', null, 7]) expect(readText(value)).toBeNull()
})

it.each([
  ['https://a.example/x', 'https://a.example/x'],
  ['http://a.example', 'http://a.example/'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/x', null],
  ['ftp://a.example', null],
  [null, null],
])('reads %j as the http(s) URL %j (PEOPLE-4)', (value, href) => expect(readHttpUrl(value)).toBe(href))

describe('readPicture (PAGE-12)', () => {
  it.each([
    'http://images.example/rotor.avif',
    'HTTPS://images.example/rotor.avif?w=800#top',
    '//images.example/rotor.avif',
    'http://127.0.0.1/rotor.avif',
    'rotor-800.avif',
    'data:image/svg+xml,%3Csvg/%3E',
    'DATA:IMAGE/png;base64,iVBORw0KGgo=',
  ])('accepts the URL %j unchanged', (url) => expect(readPicture(url)).toBe(url))

  it.each([
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'http://[broken',
    '  ',
    null,
    {},
  ])('rejects the URL %j', (value) => expect(readPicture(value)).toBeNull())

  it.each<[string, (image: string) => string | null | undefined]>([
    ['a part', (image) => toPart({ _id: 'p', image }).image],
    ['an ordered part', (image) => toOrder({ _id: 'o', itemInfo: { itemImg: image } }).item?.image],
    ['a reviewer', (image) => toReview({ _id: 'r', image }).photo],
  ])('checks the picture URL of %s', (_name, parsePicture) => {
    expect(parsePicture('javascript:alert(1)')).toBeNull()
    expect(parsePicture(' https://images.example/a.avif ')).toBe('https://images.example/a.avif')
  })
})

it.each<[string, z.ZodMiniType, validJson: unknown, invalidJson: unknown]>([
  ['an acknowledgement', acknowledgedSchema, { acknowledged: true }, { acknowledged: 'yes' }],
  ['a deletion', deletedSchema, { deletedCount: 1 }, { deletedCount: '1' }],
  ['an update', modifiedSchema, { modifiedCount: 1 }, { modifiedCount: '1' }],
  ['a role', adminWireSchema, { isAdmin: false }, { isAdmin: 'false' }],
  ['a user', userWireSchema, { email: 'a@b.c' }, { email: null }],
  ['an upsert', upsertWireSchema, [{ acknowledged: true }, 't'], [{ acknowledged: 1 }, 't']],
  ['a client secret', clientSecretWireSchema, { clientSecret: 's' }, { clientSecret: '' }],
  ['a profile', profileWireSchema, { phone: '017' }, { phone: [17] }],
  ['an order', orderWireSchema, { _id: 'o', itemInfo: { itemPrice: '9' } }, { _id: 'o', itemInfo: { itemPrice: [] } }],
])('rejects %s with a field of the wrong type (DATA-4)', (_, schema, validJson, invalidJson) =>
  expect([z.safeParse(schema, validJson).success, z.safeParse(schema, invalidJson).success]).toEqual([true, false]),
)
