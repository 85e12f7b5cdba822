import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { ThemeSwitch } from '#src/design-system/components/ThemeSwitch.tsx'

const onChange = vi.fn<(theme: string) => void>()
const labels = { system: 'System', light: 'Light', dark: 'Dark' }
const themeSwitch = <ThemeSwitch label="Theme" value="system" labels={labels} onChange={onChange} />

it.each([
  ['System', []],
  ['Dark', [['dark']]],
])(
  'selecting %s before hydration calls onChange once if the theme changes, and otherwise never (SPEED-14)',
  (name, expectedCalls) => {
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(themeSwitch)
    screen.getByRole<HTMLInputElement>('radio', { name }).checked = true
    render(themeSwitch, { container, hydrate: true })
    expect(onChange.mock.calls).toEqual(expectedCalls)
  },
)
