import { useState } from 'react'
import * as css from '#src/design-system/components/Avatar.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface AvatarProps {
  /** Whose it is; it must stand beside the picture too, for the picture itself is decoration. */
  name: string
  /** https address; null or broken gives the initials (AUTH-17). */
  photo: string | null
  /** 32 or 48 px. */
  size?: keyof typeof css.size
}

const pixels = { small: 32, medium: 48 } as const

const initials = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => Array.from(word)[0] ?? '')
    .join('')

/** The same name always gets the same tint. */
function tint(name: string): string {
  const number = Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return css.tints[number % css.tints.length] ?? ''
}

/** A person: the photo where the account has one, else initials on a tint that comes from the name. */
export function Avatar({ name, photo, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const look = join(css.avatar, css.size[size])
  if (photo === null || photo === broken) {
    return (
      <span className={join(look, tint(name))} aria-hidden="true">
        {initials(name)}
      </span>
    )
  }
  return (
    <img
      className={look}
      src={photo}
      alt=""
      width={pixels[size]}
      height={pixels[size]}
      referrerPolicy="no-referrer"
      onError={() => setBroken(photo)}
    />
  )
}
