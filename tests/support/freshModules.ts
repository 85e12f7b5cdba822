import { vi } from 'vitest'

// A setup file for test files that mock modules. It empties the module cache; otherwise, these files would get unmocked
// modules that an earlier test file has loaded.
vi.resetModules()
