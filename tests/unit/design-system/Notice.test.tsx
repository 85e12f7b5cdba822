import { render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { silent } from '#src/design-system/components/Notice.css.ts'

it('the region of a polite notice is there before its text, or screen readers are silent', () => {
  const classes: string[] = []
  function Page() {
    useLayoutEffect(() => void classes.push(screen.getByRole('status').className))
    return (
      <Notice tone="warning" live="status">
        Old rows
      </Notice>
    )
  }
  render(<Page />)
  expect(classes).toEqual([expect.stringContaining(silent)])
  expect(screen.getByRole('status')).toHaveTextContent('Old rows')
  expect(screen.getByRole('status')).not.toHaveClass(silent)
})
