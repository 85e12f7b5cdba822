import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { isHydrated } from '#src/early/isHydrated.ts'

function Page() {
  return (
    <form>
      <input />
      <button>Pay</button>
    </form>
  )
}

it('knows by React’s own properties whether React answers: presses are kept and repeated by it', () => {
  const root = document.body.appendChild(document.createElement('div'))
  root.innerHTML = renderToString(<Page />)
  const hydrated = () => [root, ...root.querySelectorAll('*')].map(isHydrated)
  expect(hydrated()).toEqual([false, false, false, false])
  render(<Page />, { container: root, hydrate: true })
  expect(hydrated(), 'React has changed the names of its properties: see isHydrated.ts').toEqual([
    true,
    true,
    true,
    true,
  ])
  root.remove()
})
