import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type Question } from '#src/design-system/components/ConfirmDialog.tsx'
import { ListBody, type ListBodyProps } from '#src/design-system/blocks/lists/ListBody.tsx'
import { RestoreFocus } from '#src/design-system/blocks/page/RestoreFocus.tsx'
import { afterPaint } from '#src/design-system/components/afterPaint.ts'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'

export interface ListPageProps<Row, Sort extends string> extends Omit<ListBodyProps<Row, Sort>, 'ask'> {
  children?: ReactNode
}

/** The layout of every dashboard list: heading, rows, confirmation dialog, and focus handling for deleted rows. */
export function ListPage<Row, Sort extends string>({ children, ...body }: ListPageProps<Row, Sort>) {
  const { texts, list } = body
  const [question, setQuestion] = useState<Question | null>(null)
  const count = list.state === 'ready' ? list.value.length : null
  return (
    <>
      <RestoreFocus>
        <Stack gap={16}>
          <SectionHeading level={1} size="compact" note={count === null ? null : texts.count?.(count)}>
            {(count !== null && texts.title?.(count)) || texts.pageName}
          </SectionHeading>
          {children}
          <ListBody {...body} ask={(next) => afterPaint(() => setQuestion(next))} />
        </Stack>
      </RestoreFocus>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </>
  )
}
