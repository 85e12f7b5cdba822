import type { ComponentProps } from 'react'
import { spinner } from '#src/design-system/components/Button.css.ts'
import { Icon, type IconName } from '#src/design-system/components/Icon.tsx'
import * as css from '#src/design-system/components/IconButton.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

export interface IconButtonProps extends Pick<
  ComponentProps<'button'>,
  'onClick' | 'onFocus' | 'onPointerEnter' | 'ref' | 'aria-expanded' | 'aria-haspopup' | 'aria-describedby'
> {
  icon: IconName
  /** The accessible name of the button. */
  label: string
  tone?: keyof typeof css.tone
  /** 44 or 56 px. */
  size?: keyof typeof css.size
  busy?: boolean
}

/** A square button with only an icon. All other props, including those that Radix adds, are passed to the button element. */
export function IconButton({
  icon,
  label,
  tone = 'plain',
  size = 'medium',
  busy = false,
  ...buttonProps
}: IconButtonProps) {
  return (
    <button
      type="button"
      {...buttonProps}
      className={cx(css.button, css.tone[tone], css.size[size])}
      aria-label={label}
      aria-busy={busy || undefined}
    >
      <span className={busy ? spinner : css.icon}>
        <Icon name={busy ? 'nut' : icon} />
      </span>
    </button>
  )
}
