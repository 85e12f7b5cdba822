import { describe, expect, it } from 'vitest'
import {
  pathsOf,
  isInDashboard,
  isPrerendered,
  menuLinks,
  pageAt,
  pageNames,
  pages,
  parentOf,
} from '#src/domain/pages.ts'
import { descriptions, titles } from '#src/copy/titles.ts'
import { paths } from '#src/domain/paths.ts'
import { getMenuLinks, pageCases } from '#tests/spec/pages.ts'

const allPaths = pageNames.flatMap((name) => pathsOf(name).map((path) => ({ name, path })))

describe('the table of pages', () => {
  it.each(allPaths)('finds $name at $path, ignoring trailing slash and case (PAGE-9)', ({ name, path }) => {
    const at = path.replace(':id', 'a%2Fb')
    for (const spelling of [at, `${at}/`, at.toUpperCase()]) expect(pageAt(spelling)).toBe(name)
  })

  it.each(['/nowhere', '/parts/x', '/purchase', '/purchase/', '/purchase/a/b', '/dashboard/payment', 'parts', ''])(
    'has no page at %j',
    (path) => expect(pageAt(path)).toBeUndefined(),
  )

  it('has all pages that need a role in the dashboard, behind its guards', () => {
    const outsidePages = pageNames.filter((name) => !isInDashboard(name))
    expect(outsidePages.filter((name) => !['anyone', 'login'].includes(pages[name].access))).toEqual([])
  })

  it('only pages that need neither a login nor an id are prerendered', () => {
    const openPages = pageNames.filter(
      (name) => pageCases[name].access === 'anyone' && pageCases[name].id === undefined,
    )
    expect(pageNames.filter(isPrerendered)).toEqual(openPages)
  })

  it('the links of each menu are complete', () => {
    for (const menu of ['main', 'dashboard'] as const)
      expect(menuLinks(menu).map(({ name, to, title }) => ({ name, to, label: titles[title] }))).toEqual(
        getMenuLinks(menu),
      )
  })

  it('pages are found below the path of the site, and nowhere else', () => {
    const foundPages = ['/a/b/parts', '/a/b/', '/parts', '/a/bparts'].map((path) => pageAt(path, '/a/b/'))
    expect(foundPages).toEqual(['parts', 'home', undefined, undefined])
  })

  it('the footer has a different URL where the specification has two', () => {
    const otherLinks = menuLinks('main').filter(({ to, footerPath }) => footerPath !== to)
    expect(otherLinks).toMatchObject([{ to: '/about', footerPath: '/aboutus' }])
  })

  it('each page that search engines may show has a description, and no other page', () => {
    expect(pageNames.filter((name) => pages[name].isIndexed)).toEqual(Object.keys(descriptions))
  })

  it.each(pageNames)('finds the parent of %s', (name) => {
    expect(parentOf(name)).toBe(pageCases[name].parent)
  })

  it('every page has a path to link to', () => {
    for (const name of pageNames) {
      const to = paths[name]
      expect(typeof to === 'function' ? to('p1') : to).toBe(pages[name].path.replace(':id', 'p1'))
    }
  })
})
