import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { db } from '#mocks/db.ts'
import { descriptions, homeTitle, formatPageTitle, titles } from '#src/copy/titles.ts'
import { focusPage, mountApp } from '#tests/support/mountApp.tsx'

const site = location.origin
const findTags = (selector: string) => [...document.head.querySelectorAll(selector)]

/**
 * The attribute of the only tag in the head that matches.
 * @throws unless exactly one tag matches
 */
function getOnlyTag(selector: string, attribute = 'content'): string | null {
  const matchingTags = findTags(selector)
  if (matchingTags.length !== 1) throw new Error(`${selector}: ${matchingTags.length}`)
  return matchingTags[0]?.getAttribute(attribute) ?? null
}

const getListedParts = () =>
  findTags('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as { itemListElement: { item: { name: string } }[] })
    .map((list) => list.itemListElement.map(({ item }) => item.name))

function expectPreview(title: string, description: string) {
  expect(document.title).toBe(title)
  expect(findTags('title')).toHaveLength(1)
  expect(getOnlyTag('meta[name=description]')).toBe(description)
  expect(getOnlyTag('meta[property="og:title"]')).toBe(title)
  expect(getOnlyTag('meta[property="og:description"]')).toBe(description)
}

function expectPublic(title: string, description: string, path: string) {
  expectPreview(title, description)
  expect(getOnlyTag('link[rel=canonical]', 'href')).toBe(site + path)
  expect(getOnlyTag('meta[property="og:url"]')).toBe(site + path)
  expect(findTags('meta[name=robots]')).toEqual([])
}

function expectHidden(title: string) {
  expectPreview(title, descriptions.home)
  expect(getOnlyTag('meta[name=robots]')).toBe('noindex')
  expect(findTags('link[rel=canonical], meta[property="og:url"], script[type="application/ld+json"]')).toEqual([])
}

const openPage = async (at: string, title: string) => {
  const app = await mountApp(at)
  await waitFor(() => expect(document.title).toBe(title))
  return app
}

it('the head changes with the page, without leftover tags', async () => {
  const { user } = await openPage('/', homeTitle)
  expectPublic(homeTitle, descriptions.home, '/')
  const bar = within(screen.getByRole('banner'))
  const followLink = async (link: string, title: string) => {
    await user.click(bar.getByRole('link', { name: link }))
    await waitFor(() => expect(document.title).toBe(title))
  }
  await followLink('Tools', formatPageTitle(titles.parts))
  expectPublic(formatPageTitle(titles.parts), descriptions.parts, '/parts')
  await followLink('LOGIN', formatPageTitle(titles.login))
  expectHidden(formatPageTitle(titles.login))
})

it('the head lists the first nine parts on Home, the first twelve on Tools, and new parts after a refetch', async () => {
  const getNames = () => db.get().parts.map(({ name }) => name)
  const { user } = await openPage('/', homeTitle)
  await waitFor(() => expect(getListedParts()).toEqual([getNames().slice(0, 9)]))
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Tools' }))
  await waitFor(() => expect(getListedParts()).toEqual([getNames().slice(0, 12)]))
  db.mutate((state) => void state.parts.splice(1))
  focusPage()
  await waitFor(() => expect(getListedParts()).toEqual([getNames()]))
})

it('the page’s tags replace those of the prerendered file', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<title data-until-started>Before</title><meta name="description" content="Before" data-until-started>',
  )
  await openPage('/contact', formatPageTitle(titles.contact))
  expectPublic(formatPageTitle(titles.contact), descriptions.contact, '/contact')
})
