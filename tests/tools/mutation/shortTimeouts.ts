import { configure } from '@testing-library/react'

// Most mutants of a page hide what a test waits for, so each of them would take the whole timeout for slow machines.
configure({ asyncUtilTimeout: 8_000 })
