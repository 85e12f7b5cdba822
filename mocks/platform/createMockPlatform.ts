import { API } from '#mocks/origins.ts'
import { demoPassword, personas } from '#mocks/personas.ts'
import { createMockIdentity, type MockIdentity, type MockIdentityOptions } from '#mocks/platform/mockIdentity.ts'
import { mockPayment } from '#mocks/platform/mockPayment.ts'
import { recordIdentity } from '#mocks/platform/recordIdentity.ts'
import { mockUpload } from '#mocks/platform/mockUpload.ts'
import type { Platform, ReportsPort } from '#src/platform/ports.ts'
import { createReports } from '#src/platform/report.ts'

/** Makes the reports of one visit, as the real port does, and sends none. */
export const createMockReports = (): ReportsPort => ({ report: createReports(`${location.origin}/`, () => {}) })

/** A platform whose session can be set. */
export type MockPlatform = Platform & { identity: MockIdentity }

/**
 * The platform of the demo, stories and tests. It behaves like the real one, error codes included.
 * @param options who is signed in, and where the session is stored; by default nobody, in memory
 */
export const createMockPlatform = (options: MockIdentityOptions = {}): MockPlatform => ({
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
})
