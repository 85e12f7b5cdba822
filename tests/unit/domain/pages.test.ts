import { describe, expect, it } from 'vitest'
import {
  getPagePaths,
  isInDashboard,
  isPrerendered,
  listMenuLinks,
  findPage,
  pageNames,
  pages,
  getParentPage,
} from '#src/domain/pages.ts'
import { descriptions, titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'
import { getMenuLinks, pageCases } from '#tests/spec/pages.ts'

const allPaths = pageNames.flatMap((name) => getPagePaths(name).map((path) => ({ name, path })))

describe('the table of pages', () => {
  it.each(allPaths)('finds $name at $path, ignoring trailing slash and case (PAGE-9)', ({ name, path }) => {
    const pathWithId = path.replace(':id', 'a%2Fb')
    for (const spelling of [pathWithId, `${pathWithId}/`, pathWithId.toUpperCase()])
      expect(findPage(spelling)).toBe(name)
  })

  it.each(['/nowhere', '/parts/x', '/purchase', '/purchase/', '/purchase/a/b', '/dashboard/payment', 'parts', ''])(
    'has no page at %j',
    (path) => expect(findPage(path)).toBeUndefined(),
  )

  it('contains every page that requires a role below /dashboard, whose guards check the role', () => {
    const pagesOutsideDashboard = pageNames.filter((name) => !isInDashboard(name))
    expect(pagesOutsideDashboard.filter((name) => !['anyone', 'login'].includes(pages[name].access))).toEqual([])
  })

  it('prerenders exactly the pages that need neither a login nor an id', () => {
    const publicPages = pageNames.filter(
      (name) => pageCases[name].access === 'anyone' && pageCases[name].id === undefined,
    )
    expect(pageNames.filter(isPrerendered)).toEqual(publicPages)
  })

  it('lists every link of each menu', () => {
    for (const menu of ['main', 'dashboard'] as const)
      expect(listMenuLinks(menu).map(({ name, to, title }) => ({ name, to, label: titles[title] }))).toEqual(
        getMenuLinks(menu),
      )
  })

  it('finds pages only below the site’s base path', () => {
    const foundPages = ['/a/b/parts', '/a/b/', '/parts', '/a/bparts'].map((path) => findPage(path, '/a/b/'))
    expect(foundPages).toEqual(['parts', 'home', undefined, undefined])
  })

  it('links the footer to the alias of a page for which the specification has two paths', () => {
    const aliasLinks = listMenuLinks('main').filter(({ to, footerPath }) => footerPath !== to)
    expect(aliasLinks).toMatchObject([{ to: '/about', footerPath: '/aboutus' }])
  })

  it('has a description for exactly the pages that search engines may index', () => {
    expect(pageNames.filter((name) => pages[name].isIndexed)).toEqual(Object.keys(descriptions))
  })

  it.each(pageNames)('finds the parent of %s', (name) => {
    expect(getParentPage(name)).toBe(pageCases[name].parent)
  })

  it('has a path for links to every page', () => {
    for (const name of pageNames) {
      const to = paths[name]
      expect(typeof to === 'function' ? to('p1') : to).toBe(pages[name].path.replace(':id', 'p1'))
    }
  })
})
