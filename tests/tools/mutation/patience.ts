import { configure } from '@testing-library/react'

// Most mutants of a page hide what a test waits for, so that each of them would take as long as a busy machine may.
configure({ asyncUtilTimeout: 8_000 })
