import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'
import * as css from '#mocks/demo/panel/section.css.ts'

/** The width of the empty border that scanners need, in modules (the code's squares). */
const borderModules = 4

/**
 * A QR code. Import this component lazily, because its file contains the encoder.
 * @param text the URL to encode
 * @param label the accessible name
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const bitmap = generate(text)
  const side = bitmap.size + 2 * borderModules
  return (
    <svg
      className={css.qrCode}
      viewBox={`${-borderModules} ${-borderModules} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={toSvgPath(bitmap)} />
    </svg>
  )
}
