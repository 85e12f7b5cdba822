import { lineAt, walk, type Source } from '#tests/support/sources.ts'

/** A length with a unit. 100svh and 1lh are allowed: they are relative, like 100%. */
const lengthPattern =
  /(?<![\w.#-])-?(?!100[sld]?v[wh]\b|1lh\b)(?=[\d.]*[1-9])\d*\.?\d+(?:px|r?em|ch|ex|r?lh|[sld]?v(?:[whib]|min|max)|cq(?:[whib]|min|max)|p[tc]|[cm]m|in)\b/g

/** The comment that allows a raw length, at the end of its line or on the line above: `// raw: the width of two figures`. */
const reasonComment = /\/\/ raw: \S+ \S+/

/** Properties whose numbers have no unit. */
const unitless =
  /^(zIndex|order|opacity|scale|flex(Grow|Shrink)?|lineHeight|fontWeight|strokeWidth|aspectRatio|WebkitLineClamp)$/

const advice = 'take or make a token in theme/tokens.css.ts, or say why at the end of the line: // raw: …'

/**
 * Finds lengths outside of the theme, and reasons without a length. A number that vanilla-extract or React reads as px is
 * a length too.
 * @returns `path:line` with the length and advice
 */
export function rawLengths(file: Source): string[] {
  const lines = file.text.split('\n')
  const raw = new Map<number, string[]>()
  const addLengths = (start: number, found: readonly string[] | null) => {
    if (!found) return
    const line = lineAt(file.text, start)
    raw.set(line, [...(raw.get(line) ?? []), ...found])
  }
  const isStyleSheet = file.path.endsWith('.css.ts')
  const styles: { start: number; end: number }[] = []

  walk(file, {
    Literal({ start, value }) {
      if (typeof value === 'string') addLengths(start, value.match(lengthPattern))
    },
    TemplateElement: ({ start, value }) => addLengths(start, value.raw.match(lengthPattern)),
    JSXAttribute({ name, start, end }) {
      if (name.name === 'style') styles.push({ start, end })
    },
    Property({ key, value, start, end }) {
      const isStyle = isStyleSheet || styles.some((style) => style.start < start && end < style.end)
      const number = value.type === 'UnaryExpression' ? value.argument : value
      if (!isStyle || number.type !== 'Literal' || typeof number.value !== 'number' || number.value === 0) return
      if (key.type === 'Identifier' && !unitless.test(key.name)) addLengths(start, [file.text.slice(start, end)])
    },
  })

  const isReason = (line: number) => reasonComment.test(lines[line - 1] ?? '')
  const isCommentLine = (line: number) => (lines[line - 1] ?? '').trim().startsWith('//')
  const explainedLine = (line: number) => (isCommentLine(line) ? line + 1 : line)
  const reasonLines = lines.map((_, index) => index + 1).filter(isReason)
  const explainedLines = new Set(reasonLines.map(explainedLine))
  return [
    ...[...raw]
      .filter(([line]) => !explainedLines.has(line))
      .map(([line, found]) => `${file.path}:${line} ${found.join(', ')}: ${advice}`),
    ...reasonLines
      .filter((line) => !raw.has(explainedLine(line)))
      .map((line) => `${file.path}:${line} gives a reason for no raw length`),
  ]
}
