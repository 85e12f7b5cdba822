import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Money } from '#src/design-system/components/Money.tsx'

it.each([null, Number.NaN, Number.POSITIVE_INFINITY])('an amount of %j is unknown (SHOP-9)', (cents) => {
  expect(render(<Money cents={cents} unavailable="unknown" />).container).toHaveTextContent(/^unknown$/)
})
