import type { CallName } from '#src/api/allCalls.ts'
import type { Behaviour, Outgoing, Question } from '#tests/tools/contract/servers/startServer.ts'

/** Changes the JSON of successful answers to a call. */
export const changing =
  (names: readonly CallName[], change: (json: unknown) => unknown): Behaviour =>
  async ({ name }, mock) => {
    const reply = await mock()
    return name !== null && names.includes(name) && reply.status === 200
      ? { ...reply, body: change(reply.body) }
      : reply
  }

type Row = Record<string, unknown>

/** Changes each row of the lists that calls answer with, or the only one. */
export const changingRows = (names: readonly CallName[], change: (row: Row) => Row): Behaviour =>
  changing(names, (json) =>
    Array.isArray(json) ? json.map((row: Row) => change(row)) : json === null ? null : change(json as Row),
  )

/** Changes the answers that are meant, after the mock server has carried the call out. */
export const changingAnswers =
  (isMeant: (question: Question, reply: Outgoing) => boolean, change: Partial<Outgoing>): Behaviour =>
  async (question, mock) => {
    const reply = await mock()
    return isMeant(question, reply) ? { ...reply, ...change } : reply
  }

/** Answers the calls that are meant with something else, without carrying them out. */
export const insteadOf =
  (isMeant: (question: Question) => boolean, reply: Partial<Outgoing> | 'silence' | 'cut'): Behaviour =>
  async (question, mock) => {
    if (!isMeant(question)) return mock()
    if (typeof reply === 'string') return reply
    const { headers } = await mock({ ...question, method: 'OPTIONS' })
    return { status: 200, body: '', ...reply, headers: { ...headers, ...reply.headers } }
  }

/** Answers a call with something else, without carrying it out. */
export const answering = (name: CallName, reply: Partial<Outgoing> | 'silence' | 'cut'): Behaviour =>
  insteadOf((question) => question.name === name, reply)

/** Changes the headers of the answers that are meant, by default all; an empty text removes one. */
export const withHeaders =
  (headers: Record<string, string>, isMeant: (question: Question) => boolean = () => true): Behaviour =>
  async (question, mock) => {
    const reply = await mock()
    if (!isMeant(question)) return reply
    const changed = Object.entries({ ...reply.headers, ...headers }).filter(([, value]) => value !== '')
    return { ...reply, headers: Object.fromEntries(changed) }
  }

/** Carries calls out in the name of somebody else. */
export const inTheNameOf =
  (names: readonly CallName[], token: () => string, isMeant: (token: string | null) => boolean): Behaviour =>
  (question, mock) =>
    question.name !== null && names.includes(question.name) && isMeant(question.token)
      ? mock({ ...question, token: token() })
      : mock()

/** Several behaviours at once, the first around the others. */
export const all =
  (...[first, ...others]: Behaviour[]): Behaviour =>
  (question, mock) => {
    if (!first) return mock()
    return first(question, async (other = question) => {
      const reply = await all(...others)(other, (asked = other) => mock(asked))
      if (typeof reply === 'string') throw new Error('only the first behaviour may stay silent')
      return reply
    })
  }
