import * as css from '#src/design-system/components/Avatar.css.ts'
import { useBrokenSource } from '#src/design-system/components/hooks/useBrokenSource.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface AvatarProps {
  /** The full name, or the email address of a person without a name. The avatar is decorative, so show the name beside it. */
  name: string
  /** An https URL. If it is null or fails to load, the initials are shown (AUTH-17). */
  photo: string | null
  /** 32 or 48 px. */
  size?: keyof typeof css.size
}

const sizePx = { small: 32, medium: 48 } as const

/** Splits a name into words. For `KAMAL  Hossain` and `kamal.hossain@dhruva.example`, the words are kamal and hossain. */
const splitName = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/@\S*$/, '')
    .split(/[\s._]+/)
    .filter((word) => word !== '')

const toInitials = (words: readonly string[]): string =>
  words
    .slice(0, 2)
    .map((word) => (Array.from(word)[0] ?? '').toUpperCase())
    .join('')

function getTintClassName(words: readonly string[]): string {
  const letters = Array.from(words.join(' '))
  const hash = letters.reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return css.tints[hash % css.tints.length] ?? ''
}

/** A person's photo, or their initials on a background colour that depends on the name. */
export function Avatar({ name, photo, size = 'small' }: AvatarProps) {
  const [isBroken, markBroken] = useBrokenSource(photo)
  const className = cx(css.avatar, css.size[size])
  if (photo === null || isBroken) {
    const words = splitName(name)
    return (
      <span className={cx(className, getTintClassName(words))} aria-hidden="true">
        {toInitials(words)}
      </span>
    )
  }
  return (
    <img
      className={className}
      src={photo}
      alt=""
      width={sizePx[size]}
      height={sizePx[size]}
      referrerPolicy="no-referrer"
      onError={markBroken}
    />
  )
}
