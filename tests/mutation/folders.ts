/** How much of a page tests need. Each mutant pays for it: 0.2 s of computing without a page, 0.3 s with a small one, 0.7 s with all of it. */
export type Page = 'none' | 'small' | 'whole'

/** Code that is changed, one mutant at a time, and the tests that should notice. */
export interface Part {
  /** Globs of the code. */
  code: string[]
  /** Globs of the tests. Slow ones that notice little are left out: random walks, hostile texts, all pages. */
  tests: string[]
  page: Page
  /** Whether code that runs while its module loads is changed too: each such mutant needs all of these tests. */
  changesStatics?: boolean
}

/** The parts of each folder that gets a score. */
export const folders: Readonly<Record<string, Part[]>> = {
  session: [
    { code: ['src/session/*.ts'], tests: ['tests/session/*.test.{ts,tsx}'], page: 'whole', changesStatics: true },
  ],
  payment: [
    {
      code: ['src/payment/{attempts,journal,lockedOperations,locks,paymentFlow,paymentStates,recorder}.ts'],
      tests: ['tests/payment/!(attempt|machine).test.ts'],
      page: 'small',
    },
    {
      code: ['src/payment/{payments,shopCalls,startPayments,usePayment,useUnfinishedPayments}.ts'],
      tests: ['tests/payment/*.test.tsx'],
      page: 'whole',
    },
  ],
  api: [
    { code: ['src/api/*.ts'], tests: ['tests/api/*.test.ts', 'tests/app/{missingCode,toasts}.test.ts'], page: 'small' },
  ],
  domain: [
    {
      code: ['src/domain/*.ts'],
      tests: ['tests/domain/*.test.ts', 'tests/payment/{machine,attempt}.test.ts'],
      page: 'none',
      changesStatics: true,
    },
  ],
  app: [
    {
      code: ['src/app/*.{ts,tsx}'],
      tests: ['tests/app/*.test.{ts,tsx}', 'tests/platform/trustedTypes.test.ts', 'tests/api/cache.test.ts'],
      page: 'whole',
    },
  ],
  routes: [{ code: ['src/routes/*.{ts,tsx}'], tests: ['tests/routes/!(literals|titles).test.tsx'], page: 'whole' }],
  mocks: [
    {
      code: [
        'mocks/{answerCalls,callLog,db,dials,http,schema,token,waitingCalls}.ts',
        'mocks/handlers/!(imageHost|pictures|shrink).ts',
      ],
      tests: ['tests/mocks/!(createOffline|identity|providerLog|seed|upload).test.ts'],
      page: 'small',
    },
    {
      code: ['mocks/platform/{card,mockIdentity,mockPayment,mockUpload,recordIdentity}.ts'],
      tests: ['tests/mocks/{identity,payment,providerLog,upload}.test.{ts,tsx}'],
      page: 'whole',
    },
  ],
}

/** Part of the mutants of each folder that its tests have to notice. */
export const lowestScore = 0.9
