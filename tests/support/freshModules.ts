import { vi } from 'vitest'

// Setup for test files that mock modules. It empties the module cache; otherwise, these files would use unmocked
// modules that an earlier test file has loaded.
vi.resetModules()
