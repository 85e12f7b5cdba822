import { expect, it } from 'vitest'
import { callEnded, type EndedCall } from '#src/api/actions.ts'
import { makeStore } from '#src/app/store.ts'
import { reportLog } from '#mocks/reportLog.ts'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'

const ended = (failure: EndedCall['failure']) => callEnded({ call: 'getParts', type: 'mutation', failure, toast: null })

it('reports a call that failed, by name, kind and status, once in a visit; and none that succeeded', () => {
  reportLog.clear()
  const store = makeStore(createMockPlatform())
  store.dispatch(ended(null))
  expect(reportLog.get()).toEqual([])
  store.dispatch(ended({ kind: 'server', status: 503 }))
  store.dispatch(ended({ kind: 'server', status: 503 }))
  store.dispatch(ended({ kind: 'network', status: null }))
  expect(reportLog.get().map(({ type, body }) => [type, body])).toEqual([
    ['failed-call', { call: 'getParts', kind: 'server', status: 503 }],
    ['failed-call', { call: 'getParts', kind: 'network', status: null }],
  ])
})
