import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ordersApi } from '#src/api/orders.ts'
import { partsApi } from '#src/api/parts.ts'
import { notify } from '#src/app/notify.tsx'
import { startSession } from '#src/app/sessionFlow.ts'
import { makeStore } from '#src/app/store.ts'
import type { Account } from '#src/domain/user.ts'
import { error } from '#src/notifications/toast.ts'
import { accessRetried } from '#src/session/sessionSlice.ts'
import { createTokenStorage, tokenStorage } from '#src/session/tokenStorage.ts'
import { answer, json, makePlatform, nadia, networkDown, rafi, silence } from '#tests/api/testShop.ts'

vi.mock('#src/app/notify.tsx')
vi.mock('#src/app/log.ts')

const done = () => json([{ acknowledged: true }, { accessToken: 'token-1' }])

function start() {
  const { platform, tell } = makePlatform()
  const store = makeStore(platform)
  const stop = startSession(store, platform)
  return {
    store,
    tell,
    stop,
    session: () => store.getState().session,
    settled: () => store.dispatch(partsApi.util.getRunningMutationsThunk()),
  }
}

/** Signs in and waits for the upsert. */
async function signIn(shop: ReturnType<typeof start>, account = nadia) {
  shop.tell(account)
  await vi.waitUntil(() => {
    const session = shop.session()
    return session.phase === 'signedIn' && session.access !== 'pending'
  })
}

beforeEach(() => vi.mocked(notify).mockClear())

describe('signing in (SHOP-4, SHOP-7)', () => {
  test('upserts the signed-in address once, stores the token, grants access', async () => {
    const received = answer(done)
    const shop = start()
    expect(shop.session()).toEqual({ phase: 'pending' })
    shop.tell(nadia)
    expect(shop.session()).toEqual({ phase: 'signedIn', account: nadia, access: 'pending' })
    shop.tell({ ...nadia })
    await vi.waitUntil(() => localStorage.getItem('accessToken') === 'token-1')
    shop.tell({ ...nadia })
    expect(shop.session()).toEqual({ phase: 'signedIn', account: nadia, access: 'granted' })
    expect(received).toEqual([
      {
        method: 'PUT',
        url: '/user/nadia%2Bshop%40example.com',
        authorization: null,
        body: { email: nadia.email, name: 'Nadia Rahman' },
      },
    ])
    expect(notify).not.toHaveBeenCalled()
  })

  test('an account without a name is upserted by the e-mail’s local part (ORDER-3)', async () => {
    const received = answer(done)
    await signIn(start(), rafi)
    expect(received[0]?.body).toEqual({ email: rafi.email, name: 'rafi' })
  })

  test('the token is nowhere in the store', async () => {
    answer(done)
    const shop = start()
    await signIn(shop)
    expect(JSON.stringify(shop.store.getState())).not.toContain('token-1')
  })

  test.each([
    ['not acknowledged', () => json([{ acknowledged: false }, {}]), 'User Up-Seart Failed'],
    ['no token', () => json([{ acknowledged: true }, {}]), 'User Up-Seart Failed'],
    ['500', () => json({}, 500), 'User Up-Seart Failed'],
    ['network', networkDown, 'Something went wrong'],
  ])('%s: a toast, still signed in, and it can be tried again (AUTH-10)', async (_, reply, toast) => {
    const received = answer((_request, index) => (index === 0 ? reply() : done()))
    const shop = start()
    await signIn(shop)
    expect(shop.session()).toMatchObject({ phase: 'signedIn', access: 'failed' })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(vi.mocked(notify).mock.calls).toEqual([[error(toast), 'upsertUser']])
    shop.store.dispatch(accessRetried())
    shop.store.dispatch(accessRetried())
    await vi.waitUntil(() => localStorage.getItem('accessToken') === 'token-1')
    expect(shop.session()).toMatchObject({ access: 'granted' })
    expect(received).toHaveLength(2)
  })
})

describe('a page that dies between signing in and its token (AUTH-8)', () => {
  test.each([
    ['before the upsert is answered', silence],
    ['when its answer is lost', networkDown],
    ['once the token is stored', done],
  ])('%s: the next visit has access by one upsert of its own', async (_, reply) => {
    const received = answer((_request, index) => (index === 0 ? reply() : done()))
    const dying = start()
    if (reply === silence) {
      dying.tell(nadia)
      await vi.waitUntil(() => received.length === 1)
    } else await signIn(dying)
    dying.stop()

    const next = start()
    await signIn(next)
    expect(next.session()).toMatchObject({ access: 'granted' })
    expect(localStorage.getItem('accessToken')).toBe('token-1')
    expect(received).toHaveLength(2)
  })
})

describe('signing out (SHOP-4, AUTH-15)', () => {
  test('removes the token, empties the cache, aborts what runs', async () => {
    const aborted: string[] = []
    const received = answer(({ method }, _index, signal) => {
      if (method === 'PUT') return done()
      signal.addEventListener('abort', () => aborted.push(method))
      return silence()
    })
    const shop = start()
    await signIn(shop)
    void shop.store.dispatch(ordersApi.endpoints.getOrders.initiate())
    const writing = shop.store.dispatch(ordersApi.endpoints.shipOrder.initiate({ id: '1' }))
    await vi.waitUntil(() => received.length === 3)
    shop.tell(null)
    expect(shop.session()).toEqual({ phase: 'signedOut' })
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect((await writing).error).toMatchObject({ name: 'AbortError' })
    expect(aborted).toEqual(['GET', 'PATCH'])
    expect(shop.store.getState().api.queries).toEqual({})
    expect(notify).not.toHaveBeenCalled()
  })

  test('an upsert that runs is aborted and stores nothing', async () => {
    answer(silence)
    const shop = start()
    shop.tell(nadia)
    const upsert = shop.settled()
    shop.tell(null)
    await Promise.allSettled(upsert)
    expect(shop.session()).toEqual({ phase: 'signedOut' })
    expect(localStorage.getItem('accessToken')).toBeNull()
  })

  test('out and in again: the aborted upsert does not speak for the new one', async () => {
    const received = answer((_request, index) => (index === 0 ? silence() : done()))
    const shop = start()
    const seen = new Set<string>()
    shop.store.subscribe(() => {
      const session = shop.session()
      seen.add(session.phase === 'signedIn' ? session.access : session.phase)
    })
    shop.tell(nadia)
    await vi.waitUntil(() => received.length === 1)
    shop.tell(null)
    shop.tell(nadia)
    await vi.waitUntil(() => localStorage.getItem('accessToken') === 'token-1')
    expect([...seen]).toEqual(['pending', 'signedOut', 'granted'])
  })

  test('an old token goes when nobody is signed in, a visitor’s answers stay', async () => {
    localStorage.setItem('accessToken', 'old')
    const received = answer(() => json([]))
    const shop = start()
    const reading = shop.store.dispatch(partsApi.endpoints.getParts.initiate())
    shop.tell(null)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect((await reading).data).toEqual([])
    expect(received).toHaveLength(1)
  })

  test('another account: everything of the first is forgotten', async () => {
    answer(({ method, url }) => {
      if (method === 'GET') return json([])
      return url.includes('rafi') ? json([{ acknowledged: true }, { accessToken: 'token-2' }]) : done()
    })
    const shop = start()
    await signIn(shop)
    await shop.store.dispatch(ordersApi.endpoints.getOrders.initiate())
    shop.tell(rafi)
    expect(localStorage.getItem('accessToken')).toBeNull()
    expect(ordersApi.endpoints.getOrders.select()(shop.store.getState()).data).toBeUndefined()
    await vi.waitUntil(() => localStorage.getItem('accessToken') === 'token-2')
    expect(shop.session()).toMatchObject({ account: rafi, access: 'granted' })
  })

  describe('another account, after another tab stored a token', () => {
    /** What a tab of the same browser stores. */
    const otherTab = createTokenStorage(() => localStorage)

    /** Nadia is signed in; then another tab stores, and only then this one hears of the next account. */
    async function hearLate(next: Account | null, store: () => void) {
      const received = answer(({ url }) => (url.includes('nadia') ? done() : silence()))
      const shop = start()
      await signIn(shop)
      store()
      shop.tell(next)
      const token = tokenStorage.get()
      if (next) await vi.waitUntil(() => received.length === 2)
      return token
    }

    test.each([rafi, null])('the new account’s token stays (AUTH-15)', async (next) => {
      expect(await hearLate(next, () => otherTab.set('token-of-rafi', rafi.id))).toBe('token-of-rafi')
    })

    test.each([rafi, null])('a renewed token of the old account goes', async (next) => {
      expect(await hearLate(next, () => otherTab.set('renewed', nadia.id))).toBeNull()
    })

    test('a token of unknown origin goes: an earlier version of the shop stored it', async () => {
      const storeAsBefore = () => {
        localStorage.clear()
        localStorage.setItem('accessToken', 'old')
      }
      expect(await hearLate(rafi, storeAsBefore)).toBeNull()
    })
  })

  test('in another tab: this one follows', async () => {
    answer(done)
    const shop = start()
    await signIn(shop)
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }))
    expect(shop.session()).toEqual({ phase: 'signedOut' })
  })

  test('in another tab, heard late: whoever is in there by now keeps their token', async () => {
    answer(done)
    const shop = start()
    await signIn(shop)
    localStorage.setItem('accessToken', 'token-of-rafi')
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }))
    expect(shop.session()).toEqual({ phase: 'signedOut' })
    expect(localStorage.getItem('accessToken')).toBe('token-of-rafi')
  })
})

test('stopped, nothing is heard any more', async () => {
  const received = answer(done)
  const shop = start()
  shop.stop()
  shop.tell(nadia)
  window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken', newValue: null }))
  expect(shop.session()).toEqual({ phase: 'pending' })
  expect(received).toHaveLength(0)
})
