import { configure } from '@testing-library/react'
import '#tests/setup.ts'

// Most mutants of a page hide what a test waits for: give up sooner, and look less often, as each look computes the
// roles of the whole page. A change of the page is looked at immediately all the same.
configure({ asyncUtilTimeout: 5_000, interval: 200 })
