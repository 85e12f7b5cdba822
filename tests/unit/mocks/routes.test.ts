import { expect, it } from 'vitest'
import { routePaths } from '#mocks/build/routes.ts'

it('has every address of SHOP-2, so that the mock build has a page for each', () => {
  const pages = ['', 'home', 'parts', 'about', 'aboutus', 'contact', 'login', 'signup', 'purchase/*', 'dashboard']
  const nested = [
    'mypurchases',
    'addreviews',
    'payment/*',
    'addproduct',
    'manageallorders',
    'manageUserReviews',
    'makeadmin',
  ]
  const expected = [...pages, ...nested.map((path) => `dashboard/${path}`)]
  expect(routePaths.toSorted()).toEqual(expected.toSorted())
})
