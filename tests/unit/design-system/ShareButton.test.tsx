import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { ShareButton } from '#src/design-system/components/ShareButton.tsx'

const shareButton = <ShareButton title="Rotor" url="https://shop.example/parts?part=1" label="Share" />
afterEach(() => void Reflect.deleteProperty(navigator, 'share'))

it('the button shares the title and the URL, and closing the share menu is not an error (ORDER-26)', async () => {
  const share = vi.fn(() => Promise.reject(new DOMException('closed', 'AbortError')))
  Object.defineProperty(navigator, 'share', { configurable: true, value: share })
  render(shareButton)
  await userEvent.click(screen.getByRole('button', { name: 'Share Rotor' }))
  expect(share).toHaveBeenCalledExactlyOnceWith({ title: 'Rotor', url: 'https://shop.example/parts?part=1' })
})

it('the button is hidden in a browser without a share menu (ORDER-26)', () => {
  const { container } = render(shareButton)
  expect(container).toBeEmptyDOMElement()
})
