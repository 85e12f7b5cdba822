import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { focusHeading } from '#src/app/RouteEffects.tsx'

const heading = () => screen.getByRole('heading')

/** Replaces the page, as late content does, and lets observers see it. */
async function render(html: string) {
  document.body.innerHTML = html
  await Promise.resolve()
}
const page = '<main><h1 tabindex="-1">Parts</h1><button>Buy</button></main>'

/** What ends the shop's care for focus and scroll: the visitor now decides. */
const interactions = ['pointerdown', 'keydown', 'wheel', 'touchstart']

it('focuses the heading once it is there, says so once, and again when late content replaces it', async () => {
  // A heading of another landmark is not the page's.
  await render('<header><h1 tabindex="-1">Menu</h1></header><main></main>')
  const onFound = vi.fn<() => void>()
  const stop = focusHeading(onFound)
  expect(onFound).not.toHaveBeenCalled()
  await render(page)
  expect(document.activeElement).toBe(heading())
  await render(page)
  expect(document.activeElement).toBe(heading())
  expect(onFound).toHaveBeenCalledOnce()
  stop()
  await render(page)
  expect(document.activeElement).toBe(document.body)
})

it('leaves focus and scroll to the visitor at an interaction, even where a control keeps the event', async () => {
  for (const type of interactions) {
    await render(page)
    focusHeading(() => undefined)
    const button = screen.getByRole('button')
    button.addEventListener(type, (event) => event.stopPropagation())
    button.dispatchEvent(new Event(type, { bubbles: true }))
    await render(page)
    expect(document.activeElement, type).toBe(document.body)
  }
})
