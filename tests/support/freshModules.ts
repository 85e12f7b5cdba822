import { vi } from 'vitest'

// For test files that replace modules: modules loaded by an earlier file are loaded again.
vi.resetModules()
