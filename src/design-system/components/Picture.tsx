import { useState, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { Drawing } from '#src/design-system/components/Drawing.tsx'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import * as css from '#src/design-system/components/Picture.css.ts'
import { join } from '#src/design-system/theme/join.ts'

/** A picture in several sizes: AVIF by width in px, one WebP for browsers without AVIF, its own width and height in px. */
export interface PictureSource {
  avif: readonly { src: string; width: number }[]
  webp: string
  width: number
  height: number
}

export interface PictureProps {
  /** An address, the sizes of a picture, or null when there is none. */
  src: string | PictureSource | null
  /** What is to be seen; empty when the words beside it say so. */
  alt: string
  /** square 1:1, scene 4:3, wide 2:1, kept whatever happens to the picture; cover: the box it stands in, whatever its ratio. */
  ratio?: keyof typeof css.ratio
  /** Where its subject is, when the sides are cut off. */
  focus?: keyof typeof css.focus
  /** The width it is shown in, as `sizes` of an image. */
  sizes?: string
  /** The largest picture of the first view: loaded at once, and first; all others lazily. */
  priority?: boolean
  /** Corner ticks. */
  ticks?: boolean
  /** The small label at the top: "Fig. 03". */
  figure?: ReactNode
  /** The width of its place, or 56 px. */
  size?: keyof typeof css.size
}

const missing = { square: 'disc', scene: 'scene', wide: 'scene', cover: 'scene' } as const

/** A picture in a frame of fixed ratio; a line drawing where it is missing or broken (PAGE-10). */
export function Picture({ src, alt, ratio = 'square', size = 'fill', ticks = false, figure, ...rest }: PictureProps) {
  const [broken, setBroken] = useState<PictureProps['src']>(null)
  const shown = src !== null && src !== '' && src !== broken
  const named = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt }
  return (
    <div className={join(css.frame, css.ratio[ratio], css.size[size], ticks && css.ticks, shown && css.shown)}>
      {shown ? (
        <Photograph src={src} alt={alt} onBroken={() => setBroken(src)} {...rest} />
      ) : (
        <div {...named}>
          <Drawing name={missing[ratio]} space="fill" />
        </div>
      )}
      {figure !== undefined && (
        <div className={join(css.figure, shown && css.figureOnPhoto)}>
          <FigureLabel tone="inherit">{figure}</FigureLabel>
        </div>
      )}
    </div>
  )
}

interface PhotographProps {
  src: string | PictureSource
  alt: string
  focus?: keyof typeof css.focus
  sizes?: string
  priority?: boolean
  onBroken: () => void
}

function Photograph({ src, alt, focus = 'center', sizes = '100vw', priority = false, onBroken }: PhotographProps) {
  const { avif, webp, width, height } = typeof src === 'string' ? { avif: [], webp: src, width: 800, height: 800 } : src
  const srcSet = avif.map((one) => `${one.src} ${one.width}w`).join(', ')
  // a page's file asks for it in its head, before anything else
  if (priority && srcSet !== '') {
    preload(webp, { as: 'image', type: 'image/avif', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' })
  }
  return (
    <picture>
      {srcSet !== '' && <source type="image/avif" sizes={sizes} srcSet={srcSet} />}
      <img
        className={join(css.image, css.focus[focus])}
        src={webp}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority ? 'high' : 'auto'}
        decoding="async"
        onError={onBroken}
        // In prerendered pages it may have failed before anyone could listen.
        ref={(image) => {
          if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) onBroken()
        }}
      />
    </picture>
  )
}
