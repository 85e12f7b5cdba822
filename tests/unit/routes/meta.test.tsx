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
function onlyTag(selector: string, attribute = 'content'): string | null {
  const matchingTags = findTags(selector)
  if (matchingTags.length !== 1) throw new Error(`${selector}: ${matchingTags.length}`)
  return matchingTags[0]?.getAttribute(attribute) ?? null
}

const listedParts = () =>
  findTags('script[type="application/ld+json"]')
    .map((script) => JSON.parse(script.textContent) as { itemListElement: { item: { name: string } }[] })
    .map((list) => list.itemListElement.map(({ item }) => item.name))

function expectPreview(title: string, description: string) {
  expect(document.title).toBe(title)
  expect(findTags('title')).toHaveLength(1)
  expect(onlyTag('meta[name=description]')).toBe(description)
  expect(onlyTag('meta[property="og:title"]')).toBe(title)
  expect(onlyTag('meta[property="og:description"]')).toBe(description)
}

function expectPublic(title: string, description: string, path: string) {
  expectPreview(title, description)
  expect(onlyTag('link[rel=canonical]', 'href')).toBe(site + path)
  expect(onlyTag('meta[property="og:url"]')).toBe(site + path)
  expect(findTags('meta[name=robots]')).toEqual([])
}

function expectHidden(title: string) {
  expectPreview(title, descriptions.home)
  expect(onlyTag('meta[name=robots]')).toBe('noindex')
  expect(findTags('link[rel=canonical], meta[property="og:url"], script[type="application/ld+json"]')).toEqual([])
}

const open = async (at: string, title: string) => {
  const app = await mountApp(at)
  await waitFor(() => expect(document.title).toBe(title))
  return app
}

it('changes with the page, without leftover tags', async () => {
  const { user } = await open('/', homeTitle)
  expectPublic(homeTitle, descriptions.home, '/')
  const bar = within(screen.getByRole('banner'))
  const go = async (link: string, title: string) => {
    await user.click(bar.getByRole('link', { name: link }))
    await waitFor(() => expect(document.title).toBe(title))
  }
  await go('Tools', formatPageTitle(titles.parts))
  expectPublic(formatPageTitle(titles.parts), descriptions.parts, '/parts')
  await go('LOGIN', formatPageTitle(titles.login))
  expectHidden(formatPageTitle(titles.login))
})

it('lists the first nine parts on Home, the first twelve on Tools, and new ones after a refetch', async () => {
  const names = () => db.get().parts.map(({ name }) => name)
  const { user } = await open('/', homeTitle)
  await waitFor(() => expect(listedParts()).toEqual([names().slice(0, 9)]))
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Tools' }))
  await waitFor(() => expect(listedParts()).toEqual([names().slice(0, 12)]))
  db.mutate((world) => void world.parts.splice(1))
  focusPage()
  await waitFor(() => expect(listedParts()).toEqual([names()]))
})

it('replaces the tags of the prerendered file', async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<title data-until-started>Before</title><meta name="description" content="Before" data-until-started>',
  )
  await open('/contact', formatPageTitle(titles.contact))
  expectPublic(formatPageTitle(titles.contact), descriptions.contact, '/contact')
})
