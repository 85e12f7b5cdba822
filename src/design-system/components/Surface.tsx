import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Surface.css.ts'
import { join } from '#src/design-system/theme/join.ts'
import type { Space } from '#src/design-system/theme/tokens.css.ts'

export interface SurfaceProps {
  children: ReactNode
  /** Padding, px of the space scale; none by default. */
  padding?: Space
}

/** A card with background and border. Corner ticks of a picture inside move inwards on hover and focus. */
export function Surface({ children, padding }: SurfaceProps) {
  return <div className={join(css.surface, padding && css.padding[padding])}>{children}</div>
}
