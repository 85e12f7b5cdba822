import { expect, it } from 'vitest'
import { toEmailDraft } from '#src/domain/contact.ts'
import { isSameEmail } from '#src/domain/account.ts'
import { readReturnPath, isAdminPath, paths, readIdFromPath } from '#src/domain/paths.ts'

it.each(['/purchase/p1', '/dashboard/mypurchases?x=1#y', '/parts'])(
  'returns to %s after signing in (AUTH-11)',
  (from) => expect(readReturnPath({ from })).toBe(from),
)

it.each([
  { from: '//evil.example' },
  { from: '/\\evil.example' },
  { from: 'https://evil.example' },
  { from: 'parts' },
  { from: '/login/' },
  { from: 7 },
  null,
  '/parts',
])('ignores the router state %j after signing in (AUTH-11)', (state) => expect(readReturnPath(state)).toBeNull())

it.each([
  ['/purchase/a%2Fb', 'a/b'],
  ['/purchase/%E0%A4%A', null],
  [null, null],
])('the path %j contains the part id %j', (path, id) => expect(readIdFromPath('purchase', path)).toBe(id))

it('percent-encodes ids in paths (DATA-6)', () => {
  expect(paths.purchase('a/b?c#d')).toBe('/purchase/a%2Fb%3Fc%23d')
  // The first three ids can't be path segments, so a placeholder replaces them.
  expect(['', '.', '..', '...', 'o 1'].map(paths.payment)).toEqual(
    ['%3F', '%3F', '%3F', '...', 'o%201'].map((segment) => `/dashboard/payment/${segment}`),
  )
})

it('recognizes the admin pages, ignoring trailing slash and case (ADMIN-2, PAGE-9)', () =>
  expect(
    ['ManageAllOrders/', 'manageuserreviews', 'mypurchases', 'nowhere'].map((end) => isAdminPath(`/dashboard/${end}`)),
  ).toEqual([true, true, false, false]))

it('compares emails ignoring case, and treats a missing email as different from every email', () => {
  expect(isSameEmail('Ama@Example.com', 'aMA@example.COM')).toBe(true)
  expect(isSameEmail('ama@example.com', 'amb@example.com')).toBe(false)
  expect([isSameEmail(null, ''), isSameEmail(undefined, 'undefined')]).toEqual([false, false])
})

it('encodes a message as a signed email with CRLF line ends, whose text can’t change the recipient', () => {
  const form = { name: ' A&B ', email: 'ama@example.com', message: ' 1\n2?cc=evil@example.com ' }
  const mailto = new URL(toEmailDraft(form, 'hello@shop.example', (sender) => `From ${sender}`).href)
  expect(mailto.pathname).toBe('hello@shop.example')
  expect([...mailto.searchParams]).toEqual([
    ['subject', 'From A&B'],
    ['body', '1\r\n2?cc=evil@example.com\r\n\r\nA&B\r\nama@example.com'],
  ])
  // An unpaired surrogate can't be encoded.
  expect(toEmailDraft({ ...form, message: 'x\uD83D' }, 'hello@shop.example', String).href).toContain('x%EF%BF%BD')
})

it.each([
  ['Latin', 'x', 1700, 1900],
  ['Bangla', 'ব', 190, 250],
])(
  'leaves a message in %s that is too long for a link only in the text to copy (PAGE-5)',
  (_, letter, shortLength, tooLongLength) => {
    const createDraft = (length: number) =>
      toEmailDraft(
        { name: 'Ama', email: 'ama@example.com', message: letter.repeat(length) },
        'hello@shop.example',
        String,
      )
    expect(createDraft(shortLength).isTooLong).toBe(false)
    expect(createDraft(shortLength).href).toMatch(/body=/)
    const { href, text, isTooLong } = createDraft(tooLongLength)
    expect([href, isTooLong]).toEqual(['mailto:hello@shop.example?subject=Ama', true])
    expect(text).toBe(`${letter.repeat(tooLongLength)}\n\nAma\nama@example.com`)
  },
)
