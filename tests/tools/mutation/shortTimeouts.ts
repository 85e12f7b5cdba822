import { configure } from '@testing-library/react'

// Most mutants of a page hide an element for which a test waits. The usual timeout is 20 s, because machines can be
// slow. Each of these mutants would take that long.
configure({ asyncUtilTimeout: 8_000 })
