// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { askEarly, peekEarlyAnswer, takeEarlyAnswer } from '#src/api/earlyAnswers.ts'
import { dropEarlyParts, handOverParts, readEarlyParts } from '#src/api/earlyParts.ts'
import { partsApi } from '#src/api/parts.ts'
import { toPart } from '#src/domain/part.ts'
import { apiUrl, json, respondWith, signedInStore } from '#tests/unit/api/testShop.ts'

const parts = [toPart({ _id: 'early' })]

test('parts are handed over until they are dropped', () => {
  expect(readEarlyParts()).toBeUndefined()
  handOverParts(parts)
  expect(readEarlyParts()).toBe(parts)
  expect(readEarlyParts()).toBe(parts)
  dropEarlyParts()
  expect(readEarlyParts()).toBeUndefined()
})

test('an answer that is only looked at stays for the shop, which does not read it again', async () => {
  respondWith(() => json([{ _id: 'other' }]))
  askEarly(`${apiUrl}/parts`)
  const answer = await peekEarlyAnswer(`${apiUrl}/parts`)
  if (!answer) throw new Error('no answer')
  answer.read = { data: parts }
  const { data } = await signedInStore().dispatch(partsApi.endpoints.getParts.initiate())
  expect(data).toBe(parts)
  expect(peekEarlyAnswer(`${apiUrl}/parts`)).toBeUndefined()
  expect(takeEarlyAnswer(`${apiUrl}/parts`)).toBeUndefined()
})

test('nobody has asked: there is no answer', () => {
  expect(peekEarlyAnswer(`${apiUrl}/reviews`)).toBeUndefined()
})
