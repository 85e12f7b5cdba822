import { beforeEach, expect, it, vi } from 'vitest'
import { makeToken, readToken } from '#mocks/token.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-05-04T10:00:00Z') })
})
const seconds = () => Math.floor(Date.now() / 1000)

it.each(['a@b.cd', 'ü@straße.test', 'a??>>~@b.cd', 'ab@b.cd', 'abc@b.cd'])(
  'holds the address %s, in letters that a header and an address may have',
  (email) => {
    const token = makeToken(email)
    expect(token).toMatch(/^[\w-]+\.[\w-]+\.$/)
    expect(readToken(token)).toBe(email)
  },
)

it('lives for an hour, to the second', () => {
  const token = makeToken('a@b.cd')
  vi.advanceTimersByTime(3_599_000)
  expect(readToken(token)).toBe('a@b.cd')
  vi.advanceTimersByTime(1000)
  expect(readToken(token)).toBeNull()
})

it('can be made to end earlier', () => {
  expect(readToken(makeToken('a@b.cd', seconds() + 1))).toBe('a@b.cd')
  expect(readToken(makeToken('a@b.cd', seconds()))).toBeNull()
})

it.each(['', 'undefined', 'a.b.c', 'x', `h.${btoa('{')}.`, `h.${btoa('{"exp":9999999999}')}.`])(
  'no token: %j',
  (token) => {
    expect(readToken(token)).toBeNull()
  },
)
