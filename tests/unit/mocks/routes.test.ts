import { expect, it } from 'vitest'
import { routePaths } from '#mocks/build/routes.ts'
import { pageCases } from '#tests/spec/pages.ts'

it('has every address of SHOP-2, so that the mock build has a page for each', () => {
  const expected = Object.values(pageCases).flatMap(({ path, aliases }) =>
    [path, ...aliases].map((address) => address.slice(1).replace('{id}', '*')),
  )
  expect(routePaths.toSorted()).toEqual(expected.toSorted())
})
