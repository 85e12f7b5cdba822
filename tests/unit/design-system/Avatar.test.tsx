import { fireEvent, render as mount, screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Avatar } from '#src/design-system/components/Avatar.tsx'

const renderInitials = (name: string) => renderToStaticMarkup(<Avatar name={name} photo={null} />)

describe('initials and tint', () => {
  it.each([' kamal  hossain ', 'Kamal\u00a0Hossain', 'kamal.hossain', 'kamal.hossain@dhruva.example'])(
    '%j looks like Kamal Hossain',
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
  ])('%j has the letters %j', (name, letters) => expect(renderInitials(name)).toContain(`aria-hidden="true">${letters}</span>`))
})

it('the initials replace a photo that fails, until there is a new photo (AUTH-17)', () => {
  const { container, rerender } = mount(<Avatar name="Sita" photo="/old.jpg" />)
  const photo = () => container.querySelector('img')
  expect(photo()).toHaveAttribute('src', '/old.jpg')
  fireEvent.error(photo() ?? container)
  expect(photo()).toBeNull()
  expect(screen.getByText('S')).toBeVisible()
  rerender(<Avatar name="Sita" photo="/new.jpg" />)
  expect(photo()).toHaveAttribute('src', '/new.jpg')
})
