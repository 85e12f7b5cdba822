import * as css from '#src/design-system/components/Drawing.css.ts'
import { cx } from '#src/design-system/theme/cx.ts'

/** Points on a circle around the centre (120, 90), starting at the top. */
const getPointsOnCircle = (count: number, radius: number) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2
    return { x: (120 + radius * Math.cos(angle)).toFixed(1), y: (90 + radius * Math.sin(angle)).toFixed(1) }
  })

const centreLines = <path className={css.centreLine} d="M20 90h200M120 2v176" />
const bolts = getPointsOnCircle(5, 30)
const holes = [...getPointsOnCircle(15, 52), ...getPointsOnCircle(15, 64)]

/** A brake disc seen from the front, which replaces a missing picture of a part. */
const disc = (
  <>
    {centreLines}
    <circle cx="120" cy="90" r="76" />
    <circle cx="120" cy="90" r="43" />
    <circle cx="120" cy="90" r="16" />
    <circle className={css.centreLine} cx="120" cy="90" r="30" />
    {bolts.map(({ x, y }) => (
      <circle key={x} cx={x} cy={y} r="4.5" />
    ))}
    {holes.map(({ x, y }) => (
      <circle key={`${x} ${y}`} className={css.thinLine} cx={x} cy={y} r="2.5" />
    ))}
  </>
)

/** A cross-section of a brake disc and its hub, with the width as a dimension. */
const scene = (
  <>
    <path className={css.centreLine} d="M28 90h184" />
    <path d="M88 16h12v148H88zM112 16h12v148h-12zM100 34h12M100 58h12M100 122h12M100 146h12M124 46h34v18h22v52h-22v18h-34M180 74h22v32h-22" />
    <path
      className={css.thinLine}
      d="M88 30l12-12M88 46l12-12M88 150l12-12M112 162l12-12M112 30l12-12M112 46l12-12M124 60l14-14M138 60l14-14M124 132l14-14M140 134l16-16"
    />
    <path className={css.thinLine} d="M88 12V2M124 12V2M76 6h60M84 9l8-6M120 9l8-6" />
  </>
)

/** The dashed outline of a disc, with the diameter as a dimension. */
const empty = (
  <>
    {centreLines}
    <circle className={css.phantomLine} cx="120" cy="90" r="62" />
    <circle className={css.phantomLine} cx="120" cy="90" r="24" />
    <path className={css.thinLine} d="M58 96v74M182 96v74M58 164h124M53 168l10-8M177 168l10-8" />
    <path className={css.highlight} d="M112 90h16M120 82v16" />
  </>
)

/** A shaft that has broken in two. */
const error = (
  <>
    <path className={css.centreLine} d="M6 90h92M142 90h92" />
    <path d="M100 62H58V50H22v80h36v-12h42M140 62h42V50h36v80h-36v-12h-42M58 62v56M182 62v56M22 58h-8v64h8M218 58h8v64h-8" />
    <path className={css.highlight} d="M100 62l8 14-13 14 13 14-8 14M140 62l8 14-13 14 13 14-8 14" />
    <path className={css.thinLine} d="M100 132v26M140 132v26M84 152h72M95 156l10-8M135 156l10-8" />
  </>
)

/** A wheel with a missing nut. */
const missing = (
  <>
    {centreLines}
    <circle cx="120" cy="90" r="78" />
    <circle cx="120" cy="90" r="70" />
    <circle cx="120" cy="90" r="46" />
    <circle cx="120" cy="90" r="13" />
    {bolts.map(({ x, y }, index) => (
      <circle key={x} className={index === 1 ? css.highlight : undefined} cx={x} cy={y} r="7" />
    ))}
    {bolts.map(({ x, y }, index) => index !== 1 && <circle key={x} cx={x} cy={y} r="3" />)}
    <path className={css.thinLine} d="M155 77l32-34h30" />
  </>
)

/** A plug and a socket, disconnected. */
const offline = (
  <>
    <path className={css.centreLine} d="M4 90h232" />
    <path d="M8 82h30v16H8M38 62h46v56H38zM84 74h24v10H84M84 96h24v10H84M232 82h-30v16h30M202 62h-46v56h46zM156 74h18v10h-18M156 96h18v10h-18" />
    <path className={css.thinLine} d="M46 62v56M54 62v56M194 62v56M186 62v56" />
    <path className={css.highlight} d="M126 70l-6 40M138 70l-6 40" />
  </>
)

/** A padlock, half of it in cross-section. */
const locked = (
  <>
    <path className={css.centreLine} d="M120 6v168" />
    <path d="M70 80h100v84H70zM84 80V54a36 36 0 0 1 72 0v26M96 80V54a24 24 0 0 1 48 0v26" />
    <path
      className={css.thinLine}
      d="M120 96l16-16M120 116l36-36M120 136l50-50M120 156l50-50M132 164l38-38M152 164l18-18"
    />
    <path
      className={css.highlight}
      d="M108 112a12 12 0 1 1 24 0a12 12 0 0 1-7 10.9V142h-10v-19.1a12 12 0 0 1-7-10.9z"
    />
  </>
)

const drawings = { disc, scene, empty, error, missing, offline, locked }

/**
 * A decorative technical drawing. The text beside it has the same meaning.
 * @param placement figure: beside text. fill: fills a positioned element, in place of a picture
 */
export function Drawing({ name, placement }: { name: keyof typeof drawings; placement: keyof typeof css.placement }) {
  return (
    <svg className={cx(css.drawing, css.placement[placement])} viewBox="0 0 240 180" aria-hidden="true">
      {drawings[name]}
    </svg>
  )
}
