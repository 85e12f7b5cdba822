import { readAnswer } from '#src/api/answer.ts'
import { peekEarlyAnswer } from '#src/api/earlyAnswers.ts'
import { handOverParts } from '#src/api/earlyParts.ts'
import { partsAnswer } from '#src/api/partsAnswer.ts'
import { parts as copy } from '#src/copy/parts.ts'
import { partCardTexts } from '#src/design-system/blocks/partCardTexts.ts'
import { hasQuery } from '#src/domain/listQuery.ts'
import { partsDrawnFirst, type Part } from '#src/domain/part.ts'
import { sampleIndexOf, sampleParts } from '#src/domain/sampleParts.ts'
import { fillTexts } from '#src/earlyParts/fillTexts.ts'
import { replaceDifferences } from '#src/earlyParts/replaceDifferences.ts'
import { isHydrated } from '#src/keepPresses.ts'

// A script inside the catalogue's page: shows the first parts while the shop's scripts are still on their way (SPEED-8).
// It fills in a template that React has rendered of `sampleParts`, so that React finds what it would render itself.

/** Writes a part into the card of a sample. */
function fillCard(card: Element, sampleIndex: number, part: Part, index: number): void {
  const sample = sampleParts[sampleIndex]
  if (!sample) return
  const texts = partCardTexts(part, index + 1)
  const sampleTexts = partCardTexts(sample, sampleIndex + 1)
  const replacements = new Map(
    Object.keys(texts).map((key) => [sampleTexts[key as keyof typeof texts], texts[key as keyof typeof texts]]),
  )
  fillTexts(card, (text) => replacements.get(text) ?? text.replace(sampleTexts.idSegment, () => texts.idSegment))
}

/** Puts a card for each of the first parts into a list of the samples' cards. */
function fillList(list: Element, parts: readonly Part[]): void {
  const samples = [...list.children]
  const items = parts.slice(0, partsDrawnFirst).flatMap((part, index) => {
    const sampleIndex = sampleIndexOf(part)
    const item = samples[sampleIndex]?.cloneNode(true)
    if (!(item instanceof HTMLElement)) return []
    fillCard(item, sampleIndex, part, index)
    item.dataset['index'] = String(index)
    item.ariaSetSize = String(parts.length)
    item.ariaPosInSet = String(index + 1)
    return [item]
  })
  list.replaceChildren(...items)
}

const countOf = ({ length }: readonly Part[]): string => copy.list.count(length, length)

/** Shows parts in place of the spinner, unless React has begun to hydrate the page. */
function showParts(parts: Part[]): void {
  const root = document.getElementById('root')
  const current = document.querySelector('main')
  const filled = document.querySelector('template')?.content.querySelector('main')
  const list = filled?.querySelector('ul')
  if (!root || isHydrated(root) || !current || !filled || !list) return
  fillTexts(filled, (text) => (text === countOf(sampleParts) ? countOf(parts) : text))
  fillList(list, parts)
  replaceDifferences(current, filled)
  handOverParts(parts)
}

/** @param url the address of the call whose answer the page shows */
async function start(url: string): Promise<void> {
  const answer = await peekEarlyAnswer(url)
  if (!answer?.response.ok) return
  const { data: parts } = (answer.read = readAnswer(partsAnswer, undefined, answer.response.status, answer.text))
  if (parts && parts.length > 0 && !hasQuery(new URLSearchParams(location.search))) showParts(parts)
}

void start(document.currentScript?.dataset['call'] ?? '')
