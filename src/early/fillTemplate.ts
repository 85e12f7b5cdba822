import { parts as copy } from '#src/copy/parts.ts'
import { encodeSegment } from '#src/domain/encodeSegment.ts'
import { partsDrawnFirst, type Part } from '#src/domain/part.ts'
import { sampleIndexOf, sampleParts } from '#src/domain/sampleParts.ts'
import { fillTexts } from '#src/early/fillTexts.ts'
import { formatPrice } from '#src/format/numbers.ts'

/**
 * What the cards of two parts of the same kind may differ by.
 * @param index position in the list, from 0
 * @returns texts, the part's id in addresses first; a card without a picture or a price does not show theirs
 */
const textsOf = (part: Part, index: number): string[] => [
  encodeSegment(part.id),
  part.name || copy.unnamed,
  part.image ?? '',
  part.description,
  copy.figure(index + 1),
  copy.pieces(part.minimumQuantity),
  copy.pieces(part.available),
  formatPrice(part.price ?? 0),
]

/** Writes a part into the card of a sample. @param index position in the list, from 0 */
function fillCard(card: Element, sampleIndex: number, part: Part, index: number): void {
  const sample = sampleParts[sampleIndex]
  if (!sample) return
  const texts = textsOf(part, index)
  const [segment = ''] = texts
  const replacements = new Map(textsOf(sample, sampleIndex).map((text, place) => [text, texts[place] ?? '']))
  fillTexts(card, (text) => replacements.get(text) ?? text.replace(sample.id, () => segment))
}

/** Puts a card for each of the first parts into a list of the samples' cards. */
function fillList(list: Element, parts: readonly Part[]): void {
  const samples = [...list.children]
  const items = parts.slice(0, partsDrawnFirst).flatMap((part, index) => {
    const sampleIndex = sampleIndexOf(part)
    const item = samples[sampleIndex]?.cloneNode(true)
    if (!(item instanceof HTMLElement)) return []
    fillCard(item, sampleIndex, part, index)
    item.dataset.index = String(index)
    item.setAttribute('aria-setsize', String(parts.length))
    item.setAttribute('aria-posinset', String(index + 1))
    return [item]
  })
  list.replaceChildren(...items)
}

const countOf = ({ length }: readonly Part[]): string => copy.list.count(length, length)

/**
 * Turns the catalogue of `sampleParts`, as React has rendered it, into that of other parts, as React will render it.
 * @param page the element with the catalogue
 */
export function fillTemplate(page: Element, parts: readonly Part[]): void {
  fillTexts(page, (text) => (text === countOf(sampleParts) ? countOf(parts) : text))
  const list = page.querySelector('ul')
  if (list) fillList(list, parts)
}
