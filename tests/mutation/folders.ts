/** One folder whose code is changed, one mutant at a time, and the tests that should notice. */
export interface Folder {
  /** Globs of the code. */
  code: string[]
  /** Globs of the tests. Slow ones that notice little are left out: random walks, hostile texts, all pages. */
  tests: string[]
  /** Whether the tests need a page (jsdom) and the mock server. Without them a mutant takes half the time. */
  needsPage: boolean
  /** Whether code that runs while its module loads is changed too: each such mutant needs all tests of the folder. */
  changesStatics: boolean
}

/** The folders by their names on the command line. */
export const folders: Readonly<Record<string, Folder>> = {
  session: {
    code: ['src/session/*.ts'],
    tests: ['tests/session/*.test.{ts,tsx}'],
    needsPage: true,
    changesStatics: true,
  },
  payment: {
    code: ['src/payment/*.ts'],
    tests: ['tests/payment/!(machine|attempt).test.{ts,tsx}'],
    needsPage: true,
    changesStatics: false,
  },
  api: { code: ['src/api/*.ts'], tests: ['tests/api/*.test.ts'], needsPage: true, changesStatics: false },
  domain: {
    code: ['src/domain/*.ts'],
    tests: ['tests/domain/*.test.ts', 'tests/payment/{machine,attempt}.test.ts'],
    needsPage: false,
    changesStatics: true,
  },
  app: {
    code: ['src/app/*.{ts,tsx}'],
    tests: ['tests/app/*.test.{ts,tsx}', 'tests/platform/trustedTypes.test.ts', 'tests/api/cache.test.ts'],
    needsPage: true,
    changesStatics: false,
  },
  routes: {
    code: ['src/routes/*.{ts,tsx}'],
    tests: ['tests/routes/!(literals|titles).test.tsx'],
    needsPage: true,
    changesStatics: false,
  },
  mocks: {
    code: [
      'mocks/{answerCalls,callLog,db,dials,http,schema,token,waitingCalls}.ts',
      'mocks/handlers/!(imageHost|pictures|shrink).ts',
      'mocks/platform/{card,createMockPlatform,mockIdentity,mockPayment,mockUpload,recordIdentity}.ts',
    ],
    tests: ['tests/mocks/*.test.{ts,tsx}'],
    needsPage: true,
    changesStatics: false,
  },
}

/** Part of the mutants of each folder that its tests have to notice. */
export const lowestScore = 0.9
