import { expect, test, vi } from 'vitest'
import { baseApi } from '#src/api/baseApi.ts'
import { fillPath } from '#src/api/call.ts'
import { callCases, callNames, isMutation, getCallSpec, type MutationName } from '#tests/spec/calls/callCases.ts'
import { sampleCases } from '#tests/support/sampleCases.ts'
import { json, makeCall, respondWith, createSignedInStore, type ReceivedRequest } from '#tests/unit/api/testShop.ts'

vi.mock('#src/app/toasts.ts')

const changedRowArguments = { id: '1', email: 'a', name: 'n' }
const otherRowArguments = { id: '2', email: 'b' }

const queryNames = callNames.filter((name) => !isMutation(name))
/** The queries that are mounted before the mutation: each query for the changed row and for another row. */
const mountedQueries = queryNames.flatMap((name) => {
  const { path } = getCallSpec(name)
  const argumentSets = path.includes('{') ? [changedRowArguments, otherRowArguments] : [undefined]
  return argumentSets.map((row) => ({ name, row, url: fillPath(path, row ?? {}) }))
})

/** Runs a mutation, and returns the URLs of the queries that are then refetched. */
async function collectRefetchedUrls(name: MutationName, status: number): Promise<string[]> {
  const store = createSignedInStore()
  const isQuery = ({ method }: ReceivedRequest) => method === 'GET'
  const requests = respondWith((request) => {
    const query = isQuery(request) ? mountedQueries.find(({ url }) => url === request.url)?.name : name
    return json(query && callCases[query].response, isQuery(request) ? 200 : status)
  })
  for (const query of mountedQueries) await makeCall(store, query.name, query.row as never)
  const countBefore = requests.length
  expect(countBefore).toBe(mountedQueries.length)
  await makeCall(store, name, changedRowArguments as never)
  await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()))
  return requests
    .slice(countBefore)
    .filter(isQuery)
    .map(({ url }) => url)
}

const cases = [200, 500].flatMap((status) => callNames.filter(isMutation).map((name) => ({ name, status })))
const cover = [({ name }: { name: MutationName }) => name, ({ status }: { status: number }) => status]

test.each(sampleCases(cases, { cover }))(
  '$name refetches exactly the queries whose rows it changes, when the server responds with $status',
  async ({ name, status }) => {
    const failureHint = `see \`refetchedUrls\` in the case of ${name}; tests/spec/calls/orders.ts defines its lists`
    expect((await collectRefetchedUrls(name, status)).toSorted(), failureHint).toEqual(
      callCases[name].refetchedUrls.toSorted(),
    )
  },
)
