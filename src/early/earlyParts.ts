import { readAnswer } from '#src/api/answer.ts'
import { peekEarlyAnswer } from '#src/api/earlyAnswers.ts'
import { handOverParts } from '#src/api/earlyParts.ts'
import { partsAnswer } from '#src/api/partsAnswer.ts'
import { hasQuery } from '#src/domain/listQuery.ts'
import type { Part } from '#src/domain/part.ts'
import { fillTemplate } from '#src/early/fillTemplate.ts'
import { keepInput } from '#src/early/keepInput.ts'
import { replaceDifferences } from '#src/early/replaceDifferences.ts'
import { isHydrated } from '#src/early/isHydrated.ts'

// A script inside the catalogue's page: shows the first parts while the shop's scripts are still on their way (SPEED-8).
// It fills in a template that React has rendered of `sampleParts`, so that React finds what it would render itself.

/** Shows parts in place of the spinner, unless React has begun to hydrate the page. */
function showParts(parts: Part[]): void {
  const root = document.getElementById('root')
  const current = document.querySelector('main')
  const filled = document.querySelector('template')?.content.querySelector('main')
  if (!root || isHydrated(root) || !current || !filled) return
  fillTemplate(filled, parts)
  for (const field of filled.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) keepInput(field)
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

void start(document.currentScript?.dataset.call ?? '')
