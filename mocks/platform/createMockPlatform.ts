import { recordAction as record } from '#mocks/callLog.ts'
import { API_ORIGIN } from '#mocks/origins.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockIdentity, type MockIdentityOptions } from '#mocks/platform/mockIdentity.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import { mockUpload } from '#mocks/platform/mockUpload.ts'
import type { IdentityPort, Platform, ReportsPort } from '#src/ports/ports.ts'
import { createReporter } from '#src/reporting/report.ts'

/** Creates error reports like the real port, but does not send them. */
export const createMockReports = (): ReportsPort => ({ report: createReporter(`${location.origin}/`, () => {}) })

const recordIdentityActions = <Identity extends IdentityPort>(identity: Identity): Identity => ({
  ...identity,
  signIn: (...args) => record('signIn', () => identity.signIn(...args)),
  register: (...args) => record('register', () => identity.register(...args)),
  signInWithGoogle: () => record('signInWithGoogle', () => identity.signInWithGoogle()),
  signOut: () => record('signOut', () => identity.signOut()),
  sendPasswordReset: (...args) => record('sendPasswordReset', () => identity.sendPasswordReset(...args)),
  changePassword: (...args) => record('changePassword', () => identity.changePassword(...args)),
})

/** The platform of the demo, stories and tests. By default nobody is signed in, and the session is kept in memory. */
export const createMockPlatform = (options: MockIdentityOptions = {}) =>
  ({
    identity: recordIdentityActions(createMockIdentity(options)),
    payment: mockPayment,
    upload: mockUpload,
    reports: createMockReports(),
    config: {
      apiUrl: API_ORIGIN,
      siteUrl: null,
      demoUser: { email: personas.customer.email, password: demoPassword },
      demoAdmin: { email: personas.admin.email, password: demoPassword },
    },
    alert: (message) => window.alert(message),
  }) satisfies Platform
