import { setupServer } from 'msw/node'
import { handlers } from '#mocks/handlers/index.ts'

/** The mock server for unit tests. Call `listen` at the top of the setup file and `db.reset()` before each test. */
export const server = setupServer(...handlers)
