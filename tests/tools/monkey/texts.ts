import { demoPassword, personas } from '#mocks/personas.ts'

/** Texts for fields that anything may be typed into. */
const anything = [
  'Brake discs for a workshop in Sylhet, as soon as possible',
  'Dhaka',
  '12',
  '0',
  '-1',
  '1.5',
  '1000',
  '',
  '   ',
  'https://example.test/me',
  '<b>bold</b>',
  'x'.repeat(200),
]

/** Texts by a part of a field's hint; a field belongs to the first row it matches. */
const byHint: readonly [hint: RegExp, texts: readonly string[]][] = [
  [/email|username/, [...Object.values(personas).map(({ email }) => email), 'mina.das@gmail.example', 'nobody']],
  [/password/, [demoPassword, demoPassword, 'Another!25', 'short']],
  [/cc-number/, ['4242424242424242', '4000000000000002', '4000002500003155', '42']],
  [/cc-exp/, ['1234', '1234', '0120']],
  [/cc-csc/, ['123', '123', '1']],
  [/tel/, ['+880 1711 000000', '01711000000', 'call me']],
  [/search/, ['brake', 'order', 'zzz', '']],
]

/** @param hint of a control @returns what may be typed into it; what makes sense there is among it */
export const textsFor = (hint: string): readonly string[] =>
  byHint.find(([pattern]) => pattern.test(hint))?.[1] ?? anything
