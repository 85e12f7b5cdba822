import { expect, it } from 'vitest'
import { accessChanged, sessionReducer, signedIn, signedOut } from '#src/session/sessionSlice.ts'
import { nadia, rafi } from '#tests/unit/api/testShop.ts'

type Action = Parameters<typeof sessionReducer>[1]

const after = (...actions: Action[]) => actions.reduce(sessionReducer, sessionReducer(undefined, { type: 'start' }))

it.each<[string, Action[], ReturnType<typeof sessionReducer>]>([
  ['nothing is known at first', [], { phase: 'pending' }],
  [
    'a sign-in waits for its access (AUTH-8)',
    [signedIn(nadia)],
    { phase: 'signedIn', account: nadia, access: 'pending' },
  ],
  [
    'the same account, reported again with another name, keeps its access',
    [signedIn(nadia), accessChanged('granted'), signedIn({ ...nadia, name: 'N. Rahman' })],
    { phase: 'signedIn', account: { ...nadia, name: 'N. Rahman' }, access: 'granted' },
  ],
  [
    'another account waits for its own access',
    [signedIn(nadia), accessChanged('granted'), signedIn(rafi)],
    { phase: 'signedIn', account: rafi, access: 'pending' },
  ],
  [
    'an answer that comes after the sign-out gives no access',
    [signedIn(nadia), signedOut(), accessChanged('granted')],
    { phase: 'signedOut' },
  ],
])('%s', (_, actions, session) => {
  expect(after(...actions)).toEqual(session)
})
