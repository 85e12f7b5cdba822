import type { BrowserContext } from '@playwright/test'
import type { BrowserPart } from '#tests/tools/smoke/examine.ts'
import { policy, publish, type Fault } from '#tests/e2e/real/support/faults/changes.ts'

/** The customer of the tests with a login. */
export const smokeCustomer = { name: 'Smoke Test', email: 'smoke@shop.example', password: 'Workshop!25' }

/** A fault that only a browser shows. */
export interface BrowserFault extends Fault {
  /** Where it shows. */
  part: BrowserPart
  /** What is wrong between the browser and the hosts. */
  prepare?: (context: BrowserContext) => Promise<unknown>
}

export const browserFaults: BrowserFault[] = [
  {
    name: 'a policy from before the providers',
    part: 'providers',
    expected: ['policy-differs', 'policy-broken', 'card-script', 'google-window'],
    changes: [policy(/ https:\/\/(js\.stripe|apis\.google)\.com/g, '')],
  },
  {
    name: 'a network that blocks the providers',
    part: 'providers',
    expected: ['card-script', 'google-window'],
    prepare: (context) => context.route(/^https:\/\/(js\.stripe|apis\.google)\.com\//, (route) => route.abort()),
  },
  {
    name: 'a script that breaks',
    part: 'pages',
    expected: ['page-fails', 'console-error'],
    changes: [publish(/AboutRoute-.*\.js$/, 'throw Error("broken")')],
  },
  {
    name: 'a wrong password',
    part: 'account',
    expected: ['login-fails'],
    options: { login: { email: 'smoke@shop.example', password: 'Wrong!one' } },
  },
  {
    name: 'an API that does not accept its own tokens',
    part: 'account',
    expected: ['api-refuses'],
    options: { login: smokeCustomer },
    prepare: (context) =>
      context.route('**/myallpurchases?*', (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({ status: 401, json: {}, headers: { 'access-control-allow-origin': '*' } })
          : route.fallback(),
      ),
  },
  {
    name: 'keys of two accounts',
    part: 'account',
    expected: ['keys-differ'],
    options: { login: smokeCustomer },
    prepare: (context) =>
      context.route('**/create-payment-intent', async (route) => {
        if (route.request().method() === 'OPTIONS') return route.fallback()
        return route.fulfill({
          json: { clientSecret: 'pi_other_secret_other' },
          headers: { 'access-control-allow-origin': '*' },
        })
      }),
  },
]
