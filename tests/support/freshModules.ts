import { vi } from 'vitest'

// Test files that replace modules run this first, so that they load again what an earlier file has loaded.
vi.resetModules()
