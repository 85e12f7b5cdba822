import { setupServer } from 'msw/node'
import { handlers } from '#mocks/handlers/index.ts'

/** The mock server for unit tests: `listen` at the top of the setup file, `db.reset()` before each test. */
export const server = setupServer(...handlers)
