import { render, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { RestoreFocus } from '#src/design-system/blocks/feedback/RestoreFocus.tsx'

test('the focus moves to the next row if a row is removed together with its confirmation dialog (PAGE-15)', async () => {
  const createPage = (names: string[], dialog: ReactNode) => (
    <>
      <RestoreFocus>
        <table>
          <tbody>
            {names.map((name, index) => (
              <tr key={name} data-index={index}>
                <td>
                  <button type="button">{name}</button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </RestoreFocus>
      {dialog}
    </>
  )
  const confirmation = (
    <div role="alertdialog">
      <button type="button">Delete</button>
    </div>
  )
  const { rerender } = render(createPage(['Rotor', 'Piston'], confirmation))
  screen.getByRole('button', { name: 'Rotor' }).focus()
  screen.getByRole('button', { name: 'Delete' }).focus()
  rerender(createPage(['Piston'], null))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Piston' })).toHaveFocus())
})
