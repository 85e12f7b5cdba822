import { recordCall, type Cause, type ProviderAction } from '#mocks/callLog.ts'
import { db } from '#mocks/db.ts'
import { API } from '#mocks/origins.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockIdentity, type MockIdentityOptions } from '#mocks/platform/mockIdentity.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import { mockUpload } from '#mocks/platform/mockUpload.ts'
import { IdentityError, type IdentityPort, type Platform, type ReportsPort } from '#src/platform/ports.ts'
import { createReports } from '#src/platform/report.ts'

/** Makes the reports of one visit, as the real port does, and sends none. */
export const createMockReports = (): ReportsPort => ({ report: createReports(`${location.origin}/`, () => {}) })

/** The dial that makes the provider reject with this code; null when the provider does so by itself. */
function causeOf(code: string): Cause {
  if (code === 'network-request-failed' || code === 'invalid-credential') return 'identity'
  return code.startsWith('popup') && db.get().dials.popup !== 'opens' ? 'popup' : null
}

async function record(name: ProviderAction, run: () => Promise<void>): Promise<void> {
  const complete = recordCall(name)
  try {
    await run()
    complete({ answer: 'done', cause: null })
  } catch (error) {
    const code = error instanceof IdentityError ? error.code : 'unknown'
    complete({ answer: code, cause: causeOf(code) })
    throw error
  }
}

/** Records what an identity provider does, with its error codes (DEMO-2). It adds no wait: popups open within the click (AUTH-4). */
const recordIdentity = <Identity extends IdentityPort>(identity: Identity): Identity => ({
  ...identity,
  signIn: (...args) => record('signIn', () => identity.signIn(...args)),
  register: (...args) => record('register', () => identity.register(...args)),
  signInWithGoogle: () => record('signInWithGoogle', () => identity.signInWithGoogle()),
  signOut: () => record('signOut', () => identity.signOut()),
  sendPasswordReset: (...args) => record('sendPasswordReset', () => identity.sendPasswordReset(...args)),
  changePassword: (...args) => record('changePassword', () => identity.changePassword(...args)),
})

/** The platform of the demo, stories and tests; by default nobody is signed in, and the session is in memory. */
export const createMockPlatform = (options: MockIdentityOptions = {}) =>
  ({
    identity: recordIdentity(createMockIdentity(options)),
    payment: mockPayment,
    upload: mockUpload,
    reports: createMockReports(),
    config: {
      apiUrl: API,
      siteUrl: null,
      demoUser: { email: personas.customer.email, password: demoPassword },
      demoAdmin: { email: personas.admin.email, password: demoPassword },
    },
    alert: (message) => window.alert(message),
  }) satisfies Platform
