import { lineAt, walk, type Source } from '#tests/support/sources.ts'

/** A length with its unit. The whole of the window and one line of text (100svh, 1lh) are relative, like 100%. */
const length =
  /(?<![\w.#-])-?(?!100[sld]?v[wh]\b|1lh\b)(?=[\d.]*[1-9])\d*\.?\d+(?:px|r?em|ch|ex|r?lh|[sld]?v(?:[whib]|min|max)|cq(?:[whib]|min|max)|p[tc]|[cm]m|in)\b/g

/** Why a raw length stands, at the end of its line or on the line above: `// raw: the width of two figures`. */
const reason = /\/\/ raw: \S+ \S+/

/** Properties whose numbers are no lengths. */
const unitless =
  /^(zIndex|order|opacity|scale|flex(Grow|Shrink)?|lineHeight|fontWeight|strokeWidth|aspectRatio|WebkitLineClamp)$/

const advice = 'take or make a token in theme/tokens.css.ts, or say why at the end of the line: // raw: …'

/**
 * Lengths that are written where they are used instead of in the theme, and reasons that no length needs. A number that
 * vanilla-extract or React takes for px is a length, too.
 * @returns `path:line` with what stands there and what to do about it
 */
export function rawLengths(file: Source): string[] {
  const lines = file.text.split('\n')
  const raw = new Map<number, string[]>()
  const note = (start: number, found: readonly string[] | null) => {
    if (!found) return
    const line = lineAt(file.text, start)
    raw.set(line, [...(raw.get(line) ?? []), ...found])
  }
  const isStyleSheet = file.path.endsWith('.css.ts')
  const styles: { start: number; end: number }[] = []

  walk(file, {
    Literal({ start, value }) {
      if (typeof value === 'string') note(start, value.match(length))
    },
    TemplateElement: ({ start, value }) => note(start, value.raw.match(length)),
    JSXAttribute({ name, start, end }) {
      if (name.name === 'style') styles.push({ start, end })
    },
    Property({ key, value, start, end }) {
      const isStyle = isStyleSheet || styles.some((style) => style.start < start && end < style.end)
      const number = value.type === 'UnaryExpression' ? value.argument : value
      if (!isStyle || number.type !== 'Literal' || typeof number.value !== 'number' || number.value === 0) return
      if (key.type === 'Identifier' && !unitless.test(key.name)) note(start, [file.text.slice(start, end)])
    },
  })

  const isReason = (line: number) => reason.test(lines[line - 1] ?? '')
  const isOnItsOwn = (line: number) => (lines[line - 1] ?? '').trim().startsWith('//')
  const explains = (line: number) => (isOnItsOwn(line) ? line + 1 : line)
  const reasons = lines.map((_, index) => index + 1).filter(isReason)
  const explained = new Set(reasons.map(explains))
  return [
    ...[...raw]
      .filter(([line]) => !explained.has(line))
      .map(([line, found]) => `${file.path}:${line} ${found.join(', ')}: ${advice}`),
    ...reasons
      .filter((line) => !raw.has(explains(line)))
      .map((line) => `${file.path}:${line} gives a reason for no raw length`),
  ]
}
