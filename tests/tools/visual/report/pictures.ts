import type { Region } from '#tests/tools/visual/difference.ts'
import { el } from '#tests/tools/visual/report/dom.ts'
import type { ReportChange } from '#tests/tools/visual/report/reportData.ts'

/** The ways to look at a change, in the order of their keys 1, 2, … */
export const looks = ['detail', 'side by side', 'slider', 'blend', 'difference'] as const

export type Look = (typeof looks)[number]

/** Pixels of the picture around a difference that are shown with it. */
const margin = 64

/** A small detail is enlarged up to this, as long as all three pictures of it are seen at once. */
const maxScale = 4
const maxHeight = { wide: 170, tall: 420 }

const image = (src: string, alt: string, className = ''): HTMLImageElement =>
  el('img', { src, alt, className, decoding: 'async' })

/** The part of a picture around the difference, enlarged by a whole number where there is room. */
function detail(src: string, alt: string, { left, top, right, bottom }: Region): HTMLElement {
  const picture = image(src, alt)
  const box = el('div', { className: 'detail' }, picture)
  picture.onload = () => {
    const { naturalWidth, naturalHeight } = picture
    const start = { x: Math.max(0, left - margin), y: Math.max(0, top - margin) }
    const width = Math.min(naturalWidth, right + margin) - start.x
    const height = Math.min(naturalHeight, bottom + margin) - start.y
    const roomBelow = maxHeight[width > height ? 'wide' : 'tall'] / height
    const room = Math.min((box.parentElement?.clientWidth ?? width) / width, roomBelow)
    const scale = Math.min(maxScale, Math.max(1, Math.floor(room)))
    const percent = (share: number) => `${share * 100}%`
    box.style.width = `${width * scale}px`
    box.style.aspectRatio = `${width} / ${height}`
    picture.style.width = percent(naturalWidth / width)
    picture.style.left = percent(-start.x / width)
    picture.style.top = percent(-start.y / height)
  }
  return box
}

function figure(src: string | null, caption: string, region: Region | null = null): HTMLElement {
  const picture = src === null ? el('p', { className: 'none' }, 'No picture') : null
  return el(
    'figure',
    {},
    el('figcaption', {}, caption),
    picture ?? (region ? detail(src ?? '', caption, region) : image(src ?? '', caption)),
  )
}

/** Both pictures on one another; dragging, or the arrow keys, says how much of which is seen. */
function overlay(before: string, after: string, kind: 'slider' | 'blend'): HTMLElement {
  const range = el('input', { type: 'range', min: '0', max: '100', value: '50' })
  range.ariaLabel = kind === 'slider' ? 'Position of the border' : 'Share of the picture after'
  const stack = el('div', { className: 'stack' }, image(before, 'Before'), image(after, 'After', kind), range)
  const showShare = () => stack.style.setProperty('--share', `${range.value}%`)
  range.oninput = showShare
  showShare()
  if (kind === 'slider') stack.append(el('i', { className: 'border' }))
  const caption = kind === 'slider' ? 'Before ← drag → After' : 'Before ← drag to blend → After'
  return el('figure', {}, el('figcaption', {}, caption), stack)
}

/** The pictures of a change, in the chosen look. A change with one picture has one look. */
export function drawPictures({ beforeSrc, afterSrc, differenceSrc, region }: ReportChange, look: Look): HTMLElement {
  const part = look === 'detail' ? region : null
  const isWide = part !== null && part.right - part.left > part.bottom - part.top
  const row = (...figures: HTMLElement[]) => el('div', { className: isWide ? 'pictures wide' : 'pictures' }, ...figures)
  if (beforeSrc === null || afterSrc === null) return row(figure(beforeSrc, 'Before'), figure(afterSrc, 'After'))
  if (look === 'slider' || look === 'blend') return overlay(beforeSrc, afterSrc, look)
  if (look === 'difference') return figure(differenceSrc, 'Difference')
  return row(
    figure(beforeSrc, 'Before', part),
    figure(afterSrc, 'After', part),
    figure(differenceSrc, 'Difference', part),
  )
}
