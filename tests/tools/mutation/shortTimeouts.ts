import { configure } from '@testing-library/react'

// Most mutants of a page hide an element for which a test waits. With the usual timeout, which allows for slow machines,
// each of these mutants would take 20 s.
configure({ asyncUtilTimeout: 8_000 })
