import { useLayoutEffect, useState, type ReactNode } from 'react'
import { preload } from 'react-dom'
import { Drawing } from '#src/design-system/components/Drawing.tsx'
import { FigureLabel } from '#src/design-system/components/Heading.tsx'
import * as css from '#src/design-system/components/Picture.css.ts'
import { useBrokenSource } from '#src/design-system/components/hooks/useBrokenSource.ts'
import { cx } from '#src/design-system/theme/cx.ts'
import { useIsHydrating } from '#src/lib/useClientValue.ts'

/** The files of a picture: AVIF by width, and WebP for older browsers. `width` and `height` are the intrinsic size in px. */
export interface PictureSource {
  avif: readonly { src: string; width: number }[]
  webp: string
  width: number
  height: number
}

export interface PictureProps {
  src: string | PictureSource | null
  /** The alternative text; empty if the text beside the picture is equivalent. */
  alt: string
  /** square: 1:1. scene: 4:3. part: 1:1 on small screens, otherwise 4:3. cover: fills the parent. */
  ratio?: keyof typeof css.ratio
  /** The area that stays visible when the sides are cropped. */
  focalPoint?: keyof typeof css.focalPoint
  sizes?: string
  /** Loads the picture first. Use it for the largest picture in the initial viewport; all other pictures load lazily. */
  priority?: boolean
  /** Draws a tick in each corner. */
  ticks?: boolean
  /** A small label at the top left, for example "Fig. 03". */
  figure?: ReactNode
  /** fill: the parent's width. thumbnail: 40 px. */
  size?: keyof typeof css.size
}

/** A picture with a fixed aspect ratio. If it is missing or fails to load, a drawing replaces it (PAGE-10). */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = 'square', size = 'fill', ticks = false, figure, sizes, ...otherProps } = props
  const [isBroken, markBroken] = useBrokenSource(src)
  const photographProps = { alt, onError: markBroken, ...otherProps }
  const hasPhoto = src !== null && src !== '' && !isBroken
  const accessibleName = alt === '' ? { 'aria-hidden': true as const } : { role: 'img', 'aria-label': alt }
  return (
    <div className={cx(css.frame, css.ratio[ratio], css.size[size], ticks && css.ticks, hasPhoto && css.withPhoto)}>
      {hasPhoto && typeof src === 'string' && (
        <Photograph src={src} width={800} height={800} referrerPolicy="no-referrer" {...photographProps} />
      )}
      {hasPhoto && typeof src !== 'string' && <ResponsivePhotograph source={src} sizes={sizes} {...photographProps} />}
      {!hasPhoto && (
        <div {...accessibleName}>
          <Drawing name={ratio === 'square' || ratio === 'part' ? 'disc' : 'scene'} placement="fill" />
        </div>
      )}
      {figure !== undefined && (
        <div className={cx(css.figure, hasPhoto && css.figureOnPhoto)}>
          <FigureLabel tone="inherit">{figure}</FigureLabel>
        </div>
      )}
    </div>
  )
}

interface PhotographProps extends Pick<PictureProps, 'alt' | 'focalPoint' | 'priority'> {
  src: string
  width: number
  height: number
  onError: () => void
  referrerPolicy?: 'no-referrer'
}

function Photograph({ src, alt, focalPoint = 'center', priority = false, onError, ...imageProps }: PhotographProps) {
  return (
    <img
      className={cx(css.image, css.focalPoint[focalPoint])}
      src={src}
      alt={alt}
      {...imageProps}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      onError={onError}
      // In a prerendered page, the picture may fail to load before React attaches `onError`.
      ref={(image) => {
        if (image?.complete && image.currentSrc !== '' && image.naturalWidth === 0) onError()
      }}
    />
  )
}

interface ResponsivePhotographProps extends Omit<PhotographProps, 'src' | 'width' | 'height'> {
  source: PictureSource
  sizes?: string | undefined
}

/**
 * A photograph in several sizes. The image is rendered only after its parent is in the document. When React discards an
 * interrupted render, Chromium never frees its images if they have a `srcset` or are in a `picture`. Visiting all pages ten
 * times would then increase the memory by 11 to 13 % (ROBUST-4).
 */
function ResponsivePhotograph({ source, sizes = '100vw', ...photographProps }: ResponsivePhotographProps) {
  const { avif, webp, width, height } = source
  const [isInDocument, setIsInDocument] = useState(useIsHydrating())
  useLayoutEffect(() => setIsInDocument(true), [])
  if (!isInDocument) return null
  const srcSet = avif.map((file) => `${file.src} ${file.width}w`).join(', ')
  // While prerendering, adds a preload link to the head. In the browser, the link would not make the image load earlier.
  if (import.meta.env.SSR && photographProps.priority === true)
    preload(webp, { as: 'image', type: 'image/avif', imageSrcSet: srcSet, imageSizes: sizes, fetchPriority: 'high' })
  return (
    <picture>
      <source type="image/avif" sizes={sizes} srcSet={srcSet} />
      <Photograph src={webp} width={width} height={height} {...photographProps} />
    </picture>
  )
}
