import type { Page } from '@playwright/test'
import { pageNames, pages, type PageName } from '#src/domain/pages.ts'
import { auth } from '#src/copy/auth.ts'
import { failures } from '#src/copy/failures.ts'
import { titles } from '#src/copy/titles.ts'
import { pageCases } from '#tests/spec/pages.ts'
import type { Person } from '#tests/e2e/real/support/world.ts'
import { signInToasts } from '#src/copy/signInToasts.ts'
import { expectStarted, heading, logIn, toast } from '#tests/e2e/steps.ts'

/** Who takes a step: a visitor who is not signed in, or one of two accounts. */
export type Visitor = 'anyone' | 'customer' | 'admin'

/** What a step may use. */
export interface Visit {
  page: Page
  /** Address of the site, with a slash at its end. */
  url: string
  person: Person
  /** Id of an unpaid order of the customer. */
  order: string
  /** Whether the browser has got a chunk of code, by its name in Vite's manifest. */
  hasReceived(chunk: string): boolean
}

/** Something that a visitor does, and that loads code which is not in the first load. */
export interface Step {
  name: string
  /** What is lost: code, by its names in Vite's manifest, or all pictures and fonts. */
  code: string[] | 'media'
  as?: Visitor
  viewport?: { width: number; height: number }
  /** Brings the visitor to the step, before any file is lost. */
  prepare?(visit: Visit): Promise<unknown>
  act(visit: Visit): Promise<unknown>
  /** Whether the step has led to its end. */
  isDone(visit: Visit): Promise<boolean>
  /** Whether the page says that the step has failed, and the visitor may do the same again. */
  hasFailed?(visit: Visit): Promise<boolean>
  /** Does the same again, where that is not `act`. */
  repeat?(visit: Visit): Promise<unknown>
  /** Reload brings the visitor to the page, where the step has to be done again. */
  isLostByReload?: true
}

const open = (path: string) => (visit: Visit) => visit.page.goto(visit.url + path.slice(1), { waitUntil: 'commit' })

/** Whether React shows the page itself: not its prerendered file, a spinner or a message. */
const isShown = ({ page }: Visit) =>
  page.evaluate(
    (messages) => {
      const [h1, ...more] = [...document.querySelectorAll('main h1')].filter((element) => element.checkVisibility())
      const isReact = h1 !== undefined && Object.keys(h1).some((key) => key.startsWith('__react'))
      const isLoading = [...document.querySelectorAll('main [role="status"] > svg')].some((svg) =>
        svg.checkVisibility(),
      )
      return isReact && more.length === 0 && !isLoading && !messages.includes(h1.textContent)
    },
    Object.values(failures).map(({ title }) => title) as string[],
  )

const module = (name: PageName | 'notFound') =>
  name === 'profile' ? 'routes/ProfileRoute.tsx' : `routes/${name[0]?.toUpperCase()}${name.slice(1)}Route.tsx`

const guards = ['routes/RequireLogin.tsx', 'routes/DashboardRoute.tsx', 'api/bearer.ts']

/** A first visit of each page but Home. */
const firstVisits: Step[] = pageNames
  .filter((name) => name !== 'home')
  .map((name) => {
    const { access, path } = pages[name]
    const as = access === 'anyone' ? 'anyone' : access === 'admin' ? 'admin' : 'customer'
    const role = access === 'admin' || access === 'customer' ? ['routes/RequireRole.tsx'] : []
    return {
      name: `a first visit of ${titles[name]}`,
      code: [module(name), ...(as === 'anyone' ? [] : guards), ...role],
      as,
      act: (visit) => open(path.replace(':id', name === 'payment' ? visit.order : 'brake-rotor-345'))(visit),
      isDone: isShown,
    }
  })

const startAt =
  (path: string) =>
  async (visit: Visit): Promise<void> => {
    await open(path)(visit)
    await expectStarted(visit.page)
  }

const publicLinks = { parts: 'Tools', about: 'About Us', contact: 'Contact', login: 'LOGIN', signup: 'SIGNUP' } as const

const pressOn =
  (name: keyof typeof publicLinks) =>
  ({ page }: Visit) =>
    page.getByRole('banner').getByRole('link', { name: publicLinks[name], exact: true }).click()

const isOpened = (name: keyof typeof publicLinks) => async (visit: Visit) =>
  (await heading(visit.page, pageCases[name].heading).isVisible()) && isShown(visit)

/** A press on a page's link asks for its style sheets; a first visit finds them in the page's own file. */
const presses = (Object.keys(publicLinks) as (keyof typeof publicLinks)[]).map((name): Step => ({
  name: `a press on ${publicLinks[name]}`,
  code: [module(name)],
  prepare: startAt('/'),
  act: pressOn(name),
  isDone: isOpened(name),
}))

/** Runs in the page: it gets more orders than it renders at once, and no part is added. */
function changeAnswers(): void {
  const { fetch } = window
  window.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input)
    if (url.endsWith('/addparts')) throw new TypeError('not sent')
    const answer = await fetch(input, init)
    if (!url.endsWith('/allOrders')) return answer
    const orders: object[] = await answer.json()
    const more = Array.from({ length: 1001 }, (_, index) => ({ ...orders[0], _id: `copy-${index}` }))
    return Response.json(more)
  }
}

/** A picture of one pixel. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const visitHome: Pick<Step, 'act' | 'isDone'> = {
  act: open('/'),
  isDone: ({ page }) => page.getByRole('banner').getByRole('link', { name: 'LOGIN' }).isVisible(),
}

export const steps: Step[] = [
  { name: 'a first visit of Home', code: ['index.html'], ...visitHome },
  { name: 'a first visit of Home, less its pictures and fonts', code: 'media', ...visitHome },
  ...firstVisits,
  {
    name: 'a page that is not there',
    code: [module('notFound')],
    act: open('/nowhere'),
    isDone: isShown,
  },
  ...presses,
  {
    name: 'a press on a link, less what loads pages ahead',
    code: ['app/preloadPages.ts'],
    act: async (visit) => {
      await startAt('/')(visit)
      await pressOn('contact')(visit)
    },
    isDone: isOpened('contact'),
  },
  {
    name: 'the menu of a small screen',
    code: ['design-system/components/SheetPanel.tsx'],
    viewport: { width: 390, height: 800 },
    prepare: open('/'),
    act: ({ page }) => page.getByRole('button', { name: 'Menu', exact: true }).click(),
    isDone: ({ page }) => page.getByRole('dialog').isVisible(),
    isLostByReload: true,
  },
  {
    name: 'a sign-in',
    code: ['platform/real/firebaseIdentity.ts'],
    act: async (visit) => {
      await open('/login')(visit)
      await logIn(visit.page, visit.person)
    },
    isDone: ({ page }) => page.getByRole('button', { name: 'LOGOUT' }).isVisible(),
    hasFailed: ({ page }) => page.getByText(auth.failed).isVisible(),
    repeat: ({ page }) => page.getByRole('button', { name: 'LOGIN' }).click(),
    isLostByReload: true,
  },
  {
    name: 'a toast',
    code: ['app/toastContainer.tsx'],
    prepare: async (visit) => {
      await startAt('/login')(visit)
      await visit.page.getByLabel('Email').fill(visit.person.email)
    },
    act: ({ page }) => page.getByRole('button', { name: 'Forget Password' }).click(),
    isDone: ({ page }) => toast(page, signInToasts.resetSent).isVisible(),
    isLostByReload: true,
  },
  {
    name: 'a visit of somebody who is signed in',
    code: ['platform/real/firebaseIdentity.ts'],
    as: 'customer',
    act: open('/dashboard'),
    isDone: isShown,
  },
  {
    name: 'the card form',
    code: ['platform/real/stripePayment.tsx'],
    as: 'customer',
    act: (visit) => open(`/dashboard/payment/${visit.order}`)(visit),
    isDone: ({ page }) => page.locator('iframe[title="Secure card payment input frame"]').isVisible(),
  },
  {
    name: 'unfinished payments',
    code: ['payment/startPayments.ts'],
    as: 'customer',
    act: open('/'),
    isDone: async ({ hasReceived }) => hasReceived('payment/startPayments.ts'),
  },
  {
    name: 'a list of more than 1000 orders',
    code: ['design-system/components/WindowWatcher.ts'],
    as: 'admin',
    prepare: ({ page }) => page.addInitScript(changeAnswers),
    act: open(pages.manageAllOrders.path),
    isDone: async ({ hasReceived }) => hasReceived('design-system/components/WindowWatcher.ts'),
  },
  {
    name: 'the upload of a picture',
    code: ['platform/real/upload.ts'],
    as: 'admin',
    prepare: async (visit) => {
      const { page } = visit
      await page.addInitScript(changeAnswers)
      await open(pages.addPart.path)(visit)
      await page.getByRole('textbox', { name: 'Name' }).fill('Adjustable camber arm')
      await page.getByLabel('Price per unit').fill('64.50')
      await page.getByLabel('Minimum quantity').fill('10')
      await page.getByLabel('Available parts').fill('400')
      await page.getByLabel('Describe').fill('Forged, with polyurethane bushes.')
      await page.locator('input[type=file]').setInputFiles({ name: 'arm.png', mimeType: 'image/png', buffer: picture })
    },
    act: ({ page }) => page.getByRole('button', { name: 'Add Product' }).click(),
    isDone: async ({ hasReceived }) => hasReceived('platform/real/upload.ts'),
    hasFailed: ({ page }) => page.getByRole('button', { name: 'Add Product', disabled: false }).isVisible(),
    isLostByReload: true,
  },
]
