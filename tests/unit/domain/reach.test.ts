import { expect, it } from 'vitest'
import { toContactLinks } from '#src/domain/contactLinks.ts'

const phoneUrls = (phone: string) => {
  const { call, whatsApp } = toContactLinks({ phone, email: '' }, 'Hi & bye')
  return [call, whatsApp]
}

it.each([
  ['+880 1700 000 000', '+8801700000000'],
  ['+91 (98000) 000-00', '+919800000000'],
  ['+977.980.0000000', '+9779800000000'],
  ['\u200e+81\u00a090 1234 5678', '+819012345678'],
  ['＋８８０ ১৭০০ ০০০ ০০০', '+8801700000000'],
  // In Italy the zero is part of the number.
  ['+39 06 1234 5678', '+390612345678'],
])('calls %j and opens WhatsApp with the message (ADMIN-19)', (phone, dialled) =>
  expect(phoneUrls(phone)).toEqual([`tel:${dialled}`, `https://wa.me/${dialled.slice(1)}?text=Hi%20%26%20bye`]),
)

it.each([
  ['01712-345678', 'tel:01712345678'],
  ['8801700000000', 'tel:8801700000000'],
  ['00880 1700 000000', 'tel:008801700000000'],
])('calls %j, but has no WhatsApp without an unambiguous country code (ADMIN-19)', (phone, call) =>
  expect(phoneUrls(phone)).toEqual([call, null]),
)

it.each([
  '',
  'ask my brother',
  '01711 111111 / 01812 222222',
  '01711 111111, 01812 222222',
  '+880 1711 111111 ext. 4',
  '+880 01711 111111',
  '+44 (0)20 7946 0000',
  '+0170000000',
  '+880 12',
  '+880 1700 000 000 000 000',
  '123',
  '+880;1700&x=1',
])('neither calls nor opens WhatsApp for %j (ADMIN-19)', (phone) => expect(phoneUrls(phone)).toEqual([null, null]))

it.each([
  ['ama@example.com', 'ama@example.com'],
  [' ama+shop@example.com\u200b', 'ama%2Bshop@example.com'],
  ['a@example.com?bcc=b', 'a@example.com%3Fbcc%3Db'],
  ['a,b@example.com', 'a%2Cb@example.com'],
  ['a@example.com?bcc=b@example.com', null],
  ['a@example.com,b@example.com', null],
  ['ama', null],
  ['@example.com', null],
  ['', null],
])('writes to %j as one recipient, %j (ADMIN-19)', (email, to) =>
  expect(toContactLinks({ phone: '', email }, '').email).toBe(to),
)
