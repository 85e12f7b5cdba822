import { useState } from 'react'
import * as css from '#src/design-system/components/Avatar.css.ts'
import { join } from '#src/design-system/theme/join.ts'

export interface AvatarProps {
  /** The full name, else the e-mail address; it must stand beside the picture too, which itself is decoration. */
  name: string
  /** https address; null or broken gives the initials (AUTH-17). */
  photo: string | null
  /** 32 or 48 px. */
  size?: keyof typeof css.size
}

const pixels = { small: 32, medium: 48 } as const

/**
 * What a person goes by, the same for a display name, however it is written, and for the e-mail address that stands in
 * for a missing one: `KAMAL  Hossain` and `kamal.hossain@dhruva.example` are both kamal, hossain.
 */
const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/@\S*$/, '')
    .split(/[\s._]+/)
    .filter((word) => word !== '')

const initials = (words: readonly string[]): string =>
  words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('')

function tint(words: readonly string[]): string {
  const letters = Array.from(words.join(' '))
  const number = letters.reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return css.tints[number % css.tints.length] ?? ''
}

/** A person: the photo where the account has one, else initials on a tint, both the same wherever the person is shown. */
export function Avatar({ name, photo, size = 'small' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const look = join(css.avatar, css.size[size])
  if (photo === null || photo === broken) {
    const words = wordsOf(name)
    return (
      <span className={join(look, tint(words))} aria-hidden="true">
        {initials(words)}
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
