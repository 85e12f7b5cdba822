import { describe, expect, it, test } from 'vitest'
import { buildVersion } from '#mocks/demo/buildVersion.ts'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import { scanRefusal } from '#mocks/demo/panel/scanRefusal.ts'
import { otherSide } from '#mocks/demo/panel/secondView.ts'
import { fakeDemo } from '#stories/support/demo.ts'

describe('a QR code', () => {
  test.each([
    'https://shop.example/demo/?v=1',
    'http://192.168.1.20:4173/',
    'http://localhost.example.com/',
    'http://12.7.0.1/',
  ])('is offered for %s', (address) => {
    expect(scanRefusal(address)).toBeNull()
  })

  test.each([
    'http://localhost:4173/parts',
    'http://demo.localhost/',
    'http://127.0.0.1/',
    'http://127.1.2.3:80/',
    'http://[::1]:4173/',
    'http://0.0.0.0:4173/',
  ])('is not offered for this computer’s own address %s', (address) => {
    expect(scanRefusal(address)).toBe(shareCopy.qr.loopback)
  })

  it('is not offered for a file', () => {
    expect(scanRefusal('file:///C:/demo/index.html')).toBe(shareCopy.qr.file)
  })
})

describe('the second view', () => {
  test.each(['visitor', 'customer', 'newCustomer', null] as const)('of %s is the admin’s', (viewer) => {
    const { situation, name, pageTitle } = otherSide(fakeDemo({ viewer }))
    expect(situation).toMatchObject({ as: 'admin', path: '/dashboard/manageallorders' })
    expect([name, pageTitle]).toEqual(['Nadia Rahman', 'Manage All Orders'])
  })

  test('of the admin is the customer’s', () => {
    const { situation, name, pageTitle } = otherSide(fakeDemo({ viewer: 'admin' }))
    expect(situation).toMatchObject({ as: 'customer', path: '/dashboard/mypurchases' })
    expect([name, pageTitle]).toEqual(['Kamal Hossain', 'My Orders'])
  })
})

test.each([
  ['https://shop.example/demo/assets/start-Bq3x-Kd1.js', 'Bq3x-Kd1'],
  ['https://shop.example/assets/index-D4_fa01Z.js?v=2', 'D4_fa01Z'],
  ['http://localhost:5173/main.tsx', 'development'],
])('the version of the entry %s is %s', (url, version) => {
  expect(buildVersion(url)).toBe(version)
})
