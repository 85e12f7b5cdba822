import * as css from '#stories/docs/contract/contract.css.ts'
import { misspeltNames } from '#stories/docs/contract/labels.ts'

const maxTextLength = 42

const shorten = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.length > maxTextLength ? `${value.slice(0, maxTextLength)}…` : value

/** JSON for people: long texts cut, of a list the first row only. @returns the text, and how many rows were left out */
export function toText(json: unknown): { text: string; more: number } {
  const rows: unknown[] = Array.isArray(json) ? json : []
  const isList = rows.length > 0 && rows.every((row) => typeof row === 'object' && row !== null && '_id' in row)
  return { text: JSON.stringify(isList ? [rows[0]] : json, shorten, 2), more: isList ? rows.length - 1 : 0 }
}

const separator = new RegExp(`(${misspeltNames.join('|')})`)

/** A block of code in which the misspelt names are marked. @param label says what it is to those who don't see it */
export function Code({ label, children }: { label: string; children: string }) {
  return (
    // Scrolls sideways, so it can be reached by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={`sb-unstyled ${css.code}`} role="region" aria-label={label} tabIndex={0}>
      {children.split(separator).map((text, index) =>
        index % 2 === 0 ? (
          text
        ) : (
          <mark key={index} className={css.misspelt} title="Spelt so on the wire">
            {text}
          </mark>
        ),
      )}
    </pre>
  )
}
