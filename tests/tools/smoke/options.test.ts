import { expect, it } from 'vitest'
import { readOptions } from '#tests/tools/smoke/options.ts'

const site = ['--site', 'https://shop.example/shop']

it('reads the site with a final slash, and the API without', () => {
  const options = readOptions([...site, '--api', 'https://api.shop.example/v1/'], {})
  expect(options).toEqual({
    site: new URL('https://shop.example/shop/'),
    api: 'https://api.shop.example/v1',
    isLive: false,
    login: null,
    withBrowser: true,
    json: false,
    limit: 115,
  })
})

it('reads the switches and the login', () => {
  const env = { SMOKE_EMAIL: 'a@shop.example', SMOKE_PASSWORD: 'Workshop!25' }
  expect(readOptions([...site, '--live', '--no-browser', '--json', '--limit', '300'], env)).toMatchObject({
    isLive: true,
    login: { email: 'a@shop.example', password: 'Workshop!25' },
    withBrowser: false,
    json: true,
    limit: 300,
  })
})

it.each([
  [[], {}, 'Usage'],
  [['--site', 'shop.example'], {}, 'no http(s) address'],
  [['--site', 'ftp://shop.example'], {}, 'no http(s) address'],
  [[...site, '--password', 'x'], {}, '--password'],
  [[...site, '--limit', 'long'], {}, 'no number of seconds'],
  [site, { SMOKE_EMAIL: 'a@shop.example' }, 'belong together'],
])('refuses %j with %j', (args, env, message) => {
  expect(() => readOptions(args, env)).toThrow(message)
})
