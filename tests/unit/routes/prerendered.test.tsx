import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { App } from '#src/app/App.tsx'
import { createShop } from '#src/app/createShop.ts'

/** The HTML of Home, rendered where there is no browser. */
function prerender(siteUrl: string | null): Document {
  const platform = createMockPlatform()
  const shop = createShop({ ...platform, config: { ...platform.config, siteUrl } })
  const html = renderToString(
    <StaticRouter basename="/shop/" location={{ pathname: '/shop/', state: { from: '/parts' } }}>
      <App shop={shop} />
    </StaticRouter>,
  )
  return new DOMParser().parseFromString(html, 'text/html')
}

const addresses = (page: Document) => [
  page.querySelector('link[rel=canonical]')?.getAttribute('href'),
  page.querySelector('meta[property="og:url"]')?.getAttribute('content'),
]

it('names the addresses of the configured site, not of the machine that renders it', () => {
  expect(addresses(prerender('https://dhruva.example'))).toEqual(Array(2).fill('https://dhruva.example/shop/'))
  expect(addresses(prerender(null))).toEqual(['/shop/', '/shop/'])
})

it('shows what every visitor can see: no notice of this browser’s network, no link back, no account', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { body } = prerender(null)
  expect(body.textContent).toContain('Dhruva Auto Works: car parts manufacturer')
  for (const text of ['You seem to be offline', 'Continue', 'LOGOUT']) expect(body.textContent).not.toContain(text)
})
