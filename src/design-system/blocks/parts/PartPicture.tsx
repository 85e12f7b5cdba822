import { parts } from '#src/copy/publicPages.ts'
import { Picture } from '#src/design-system/components/Picture.tsx'
import { pictureSizes } from '#src/design-system/theme/pictureSizes.css.ts'
import type { Part } from '#src/domain/part.ts'

/** A part's large picture, beside what is said of it. @param number its place in the catalogue; null while it is unknown */
export const PartPicture = ({ part, number }: { part: Part; number: number | null }) => (
  <Picture
    src={part.image}
    alt={part.name || parts.unnamed}
    ratio="square"
    sizes={pictureSizes.half}
    priority
    ticks
    figure={number === null ? undefined : parts.figure(number)}
  />
)
