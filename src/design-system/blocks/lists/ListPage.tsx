import { type ReactNode, useState } from 'react'
import { ConfirmDialog, type Confirmation } from '#src/design-system/components/ConfirmDialog.tsx'
import { ListBody, type ListBodyProps } from '#src/design-system/blocks/lists/ListBody.tsx'
import { RestoreFocus } from '#src/design-system/blocks/feedback/RestoreFocus.tsx'
import { afterPaint } from '#src/design-system/components/lib/afterPaint.ts'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'

export interface ListPageProps<Row, Sort extends string> extends Omit<ListBodyProps<Row, Sort>, 'confirm'> {
  children?: ReactNode
}

/** The layout of every dashboard list: heading, rows, confirmation dialog, and focus handling for deleted rows. */
export function ListPage<Row, Sort extends string>({ children, ...body }: ListPageProps<Row, Sort>) {
  const { texts, list } = body
  const [confirmation, setConfirmation] = useState<Confirmation | null>(null)
  const count = list.state === 'ready' ? list.value.length : null
  return (
    <>
      <RestoreFocus>
        <Stack gap={16}>
          <SectionHeading level={1} size="compact" note={count === null ? null : texts.count?.(count)}>
            {(count !== null && texts.title?.(count)) || texts.pageName}
          </SectionHeading>
          {children}
          <ListBody {...body} confirm={(next) => afterPaint(() => setConfirmation(next))} />
        </Stack>
      </RestoreFocus>
      <ConfirmDialog question={confirmation} onClose={() => setConfirmation(null)} />
    </>
  )
}
