import { expect, it } from 'vitest'
import { toContactLinks } from '#src/domain/contactLinks.ts'

const getPhoneUrls = (phone: string) => {
  const { phoneUrl, whatsAppUrl } = toContactLinks({ phone, email: '' }, 'Hi & bye')
  return [phoneUrl, whatsAppUrl]
}

it.each([
  ['+880 1700 000 000', '+8801700000000'],
  ['+91 (98000) 000-00', '+919800000000'],
  ['+977.980.0000000', '+9779800000000'],
  ['\u200e+81\u00a090 1234 5678', '+819012345678'],
  ['＋８８０ ১৭০০ ০০০ ০০০', '+8801700000000'],
  // In Italy, the leading zero is part of the international number.
  ['+39 06 1234 5678', '+390612345678'],
])('links %j to a call and to WhatsApp with the message (ADMIN-19)', (phone, dialledNumber) =>
  expect(getPhoneUrls(phone)).toEqual([
    `tel:${dialledNumber}`,
    `https://wa.me/${dialledNumber.slice(1)}?text=Hi%20%26%20bye`,
  ]),
)

it.each([
  ['01712-345678', 'tel:01712345678'],
  ['8801700000000', 'tel:8801700000000'],
  ['00880 1700 000000', 'tel:008801700000000'],
])(
  'links %j to a call but not to WhatsApp, because the country code is missing or ambiguous (ADMIN-19)',
  (phone, phoneUrl) => expect(getPhoneUrls(phone)).toEqual([phoneUrl, null]),
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
])('links %j neither to a call nor to WhatsApp (ADMIN-19)', (phone) =>
  expect(getPhoneUrls(phone)).toEqual([null, null]),
)

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
])('the email %j becomes the single recipient %j (ADMIN-19)', (email, recipient) =>
  expect(toContactLinks({ phone: '', email }, '').emailRecipient).toBe(recipient),
)
