import type { PointerEvent, ReactNode } from 'react'
import * as css from '#src/design-system/components/Zoom.css.ts'

function moveZoomOriginToPointer({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  const origin = `${((clientX - left) / width) * 100}% ${((clientY - top) / height) * 100}%`
  currentTarget.querySelector('img')?.style.setProperty('transform-origin', origin)
}

/** Enlarges a picture while the pointer hovers over it. */
export const Zoom = ({ children }: { children: ReactNode }) => (
  <div className={css.zoom} onPointerMove={moveZoomOriginToPointer}>
    {children}
  </div>
)
