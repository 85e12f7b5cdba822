import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Dialog } from '#src/design-system/components/Dialog.tsx'

it('needs no description', () => {
  render(<Dialog open onClose={() => undefined} title="Leave?" actions={<button type="button">Stay</button>} />)
  expect(screen.getByRole('dialog', { name: 'Leave?' })).not.toHaveAttribute('aria-describedby')
})
