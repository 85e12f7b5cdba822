import { expect, it } from 'vitest'
import { contactFormSchema, toMailto } from '#src/domain/contact.ts'

const problems = (form: unknown) => contactFormSchema.safeParse(form).error?.issues.map(({ message }) => message) ?? []

it('requires all three fields (SHOP-5)', () => {
  expect(problems({ email: ' ', name: ' ', message: '\n' })).toEqual([
    'Email is Required',
    'Name is Required',
    'Message is Required',
  ])
  expect(problems({ email: 'ama', name: 'Ama', message: 'Hello' })).toEqual(['Provide A Valid Email'])
  expect(problems({ email: 'ama@example.com', name: 'Ama', message: 'Hello' })).toEqual([])
})

it('encodes the message as a signed e-mail with CRLF line ends, without changing the recipient', () => {
  const address = new URL(
    toMailto({ name: ' A&B ', email: 'ama@example.com', message: ' 1\n2?cc=evil@example.com ' }, 'hello@shop.example'),
  )
  expect(address.pathname).toBe('hello@shop.example')
  expect([...address.searchParams]).toEqual([
    ['subject', 'Message from A&B'],
    ['body', '1\r\n2?cc=evil@example.com\r\n\r\nA&B\r\nama@example.com'],
  ])
})

it('replaces an unpaired surrogate instead of throwing', () => {
  expect(toMailto({ name: 'Ama', email: 'a@b.c', message: 'x\uD83D' }, 'hello@shop.example')).toContain('x%EF%BF%BD')
})
