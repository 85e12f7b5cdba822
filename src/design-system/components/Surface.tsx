import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Surface.css.ts'
import { join } from '#src/design-system/theme/join.ts'
import type { Space } from '#src/design-system/theme/tokens.css.ts'

export interface SurfaceProps {
  children: ReactNode
  /** px of the space scale; none by itself. */
  padding?: Space
  as?: 'div' | 'article' | 'li'
}

/** A card: surface and hairline, children one under the other. The ticks of a picture inside close in on hover and focus. */
export function Surface({ children, padding, as: Tag = 'div' }: SurfaceProps) {
  return <Tag className={join(css.surface, padding && css.padding[padding])}>{children}</Tag>
}
