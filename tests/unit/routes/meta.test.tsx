import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { descriptions, homeTitle, formatPageTitle, titles } from '#src/copy/titles.ts'
import { dispatchWindowFocus, mountApp } from '#tests/support/mountApp.tsx'

const origin = location.origin
const findTags = (selector: string) => [...document.head.querySelectorAll(selector)]

/**
 * Reads the attribute of the only tag in the head that matches the selector.
 * @throws unless exactly one tag matches
 */
function getAttributeOfOnlyTag(selector: string, attribute = 'content'): string | null {
  const matchingTags = findTags(selector)
  if (matchingTags.length !== 1) throw new Error(`${selector}: ${matchingTags.length}`)
  return matchingTags[0]?.getAttribute(attribute) ?? null
}

const getListedPartNames = () =>
  findTags('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as { itemListElement: { item: { name: string } }[] })
    .map((list) => list.itemListElement.map(({ item }) => item.name))

function expectTitleAndDescription(title: string, description: string) {
  expect(document.title).toBe(title)
  expect(findTags('title')).toHaveLength(1)
  expect(getAttributeOfOnlyTag('meta[name=description]')).toBe(description)
  expect(getAttributeOfOnlyTag('meta[property="og:title"]')).toBe(title)
  expect(getAttributeOfOnlyTag('meta[property="og:description"]')).toBe(description)
}

function expectIndexedPage(title: string, description: string, path: string) {
  expectTitleAndDescription(title, description)
  expect(getAttributeOfOnlyTag('link[rel=canonical]', 'href')).toBe(origin + path)
  expect(getAttributeOfOnlyTag('meta[property="og:url"]')).toBe(origin + path)
  expect(findTags('meta[name=robots]')).toEqual([])
}

function expectPageHiddenFromSearch(title: string) {
  expectTitleAndDescription(title, descriptions.home)
  expect(getAttributeOfOnlyTag('meta[name=robots]')).toBe('noindex')
  expect(findTags('link[rel=canonical], meta[property="og:url"], script[type="application/ld+json"]')).toEqual([])
}

const openPage = async (url: string, title: string) => {
  const app = await mountApp(url)
  await waitFor(() => expect(document.title).toBe(title))
  return app
}

it('navigating to another page replaces all tags in the head that describe the page', async () => {
  const { user } = await openPage('/', homeTitle)
  expectIndexedPage(homeTitle, descriptions.home, '/')
  const bar = within(screen.getByRole('banner'))
  const followLink = async (link: string, title: string) => {
    await user.click(bar.getByRole('link', { name: link }))
    await waitFor(() => expect(document.title).toBe(title))
  }
  await followLink('Tools', formatPageTitle(titles.parts))
  expectIndexedPage(formatPageTitle(titles.parts), descriptions.parts, '/parts')
  await followLink('LOGIN', formatPageTitle(titles.login))
  expectPageHiddenFromSearch(formatPageTitle(titles.login))
})

it('the structured data lists the first nine parts on Home, the first twelve on Tools, and the current parts after a refetch', async () => {
  const getNames = () => db.get().parts.map(({ name }) => name)
  const { user } = await openPage('/', homeTitle)
  await waitFor(() => expect(getListedPartNames()).toEqual([getNames().slice(0, 9)]))
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Tools' }))
  await waitFor(() => expect(getListedPartNames()).toEqual([getNames().slice(0, 12)]))
  db.mutate((state) => void state.parts.splice(1))
  dispatchWindowFocus()
  await waitFor(() => expect(getListedPartNames()).toEqual([getNames()]))
})

it('the tags of the rendered page replace those of the prerendered HTML file', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<title data-until-started>Before</title><meta name="description" content="Before" data-until-started>',
  )
  await openPage('/contact', formatPageTitle(titles.contact))
  expectIndexedPage(formatPageTitle(titles.contact), descriptions.contact, '/contact')
})
