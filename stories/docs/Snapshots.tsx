import { Markdown } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { changes } from '#stories/docs/turboSnap.ts'

/** The part of Storybook's preview that Chromatic counts with, too. */
const previewSchema = z.custom<{ extract(): Promise<unknown> }>(
  (value) => value instanceof Object && 'extract' in value,
)

const storiesSchema = z.record(
  z.string(),
  z.object({
    title: z.string(),
    parameters: z.object({
      chromatic: z.object({ modes: z.record(z.string(), z.unknown()), disableSnapshot: z.optional(z.boolean()) }),
    }),
  }),
)

interface Count {
  stories: number
  pictures: number
}

/** Counts the stories of this Storybook and their modes, by the first word of their titles, in the sidebar's order. */
async function countPictures(): Promise<Map<string, Count>> {
  const preview = z.parse(previewSchema, Reflect.get(globalThis, '__STORYBOOK_PREVIEW__'))
  const counts = new Map<string, Count>()
  for (const { title, parameters } of Object.values(z.parse(storiesSchema, await preview.extract()))) {
    const { modes, disableSnapshot = false } = parameters.chromatic
    const group = title.split('/')[0] ?? title
    const { stories, pictures } = counts.get(group) ?? { stories: 0, pictures: 0 }
    counts.set(group, { stories: stories + 1, pictures: pictures + (disableSnapshot ? 0 : Object.keys(modes).length) })
  }
  return counts
}

const count = new Intl.NumberFormat('en')

const row = (name: string, { stories, pictures }: Count) =>
  `| ${name} | ${count.format(stories)} | ${count.format(pictures)} |`

/** A table of the pictures that a full build takes, counted in this Storybook. */
export function PictureCount() {
  const [counts, setCounts] = useState<Map<string, Count> | null>(null)
  useEffect(() => {
    void countPictures().then(setCounts)
  }, [])
  if (!counts) return <p role="status">Counting the stories of this Storybook…</p>
  const total = { stories: 0, pictures: 0 }
  for (const { stories, pictures } of counts.values()) {
    total.stories += stories
    total.pictures += pictures
  }
  const rows = [...counts].map(([group, sum]) => row(group, sum))
  return (
    <Markdown>
      {['| | stories | pictures |', '| --- | ---: | ---: |', ...rows, row('**All**', total)].join('\n')}
    </Markdown>
  )
}

/** A table of the changes that a test traces, and of their shares. */
export function ChangeShares() {
  const rows = changes.map(({ what, atMost }) => `| ${what} | ${atMost === 100 ? 'all' : `at most ${atMost} %`} |`)
  return <Markdown>{['| What changes | stories photographed |', '| --- | ---: |', ...rows].join('\n')}</Markdown>
}
