import { vi } from 'vitest'

// For test files that replace modules: those that an earlier file has loaded are loaded anew.
vi.resetModules()
