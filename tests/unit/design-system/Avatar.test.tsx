import { fireEvent, render, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar } from '#src/design-system/components/Avatar.tsx'

const renderInitials = (name: string) => renderToStaticMarkup(<Avatar name={name} photo={null} />)

describe('initials', () => {
  it.each([' kamal  hossain ', 'Kamal\u00a0Hossain', 'kamal.hossain', 'kamal.hossain@dhruva.example'])(
    'the avatar of %j looks like the avatar of Kamal Hossain',
    (name) => expect(renderInitials(name)).toBe(renderInitials('Kamal Hossain')),
  )

  it.each([
    ['Kamal Hossain', 'KH'],
    ['Anne-Marie van der Berg', 'AV'],
    ['Sita', 'S'],
    ['O\u0304ta Yui', 'ŌY'],
    ['ليلى حسن', 'لح'],
    ['👩🏽‍🔧 Ama', '👩A'],
    ['...', ''],
  ])('the avatar of %j shows the initials %j', (name, letters) =>
    expect(renderInitials(name)).toContain(`aria-hidden="true">${letters}</span>`),
  )
})

it('initials replace a photo that can’t be loaded, until the photo changes (AUTH-17)', () => {
  const { container, rerender } = render(<Avatar name="Sita" photo="/old.jpg" />)
  const findPhoto = () => container.querySelector('img')
  expect(findPhoto()).toHaveAttribute('src', '/old.jpg')
  fireEvent.error(findPhoto() ?? container)
  expect(findPhoto()).toBeNull()
  expect(screen.getByText('S')).toBeVisible()
  rerender(<Avatar name="Sita" photo="/new.jpg" />)
  expect(findPhoto()).toHaveAttribute('src', '/new.jpg')
})
