import type { ReactNode } from 'react'
import { ListBody, type ListBodyProps } from '#src/design-system/blocks/lists/ListBody.tsx'
import { RestoreFocus } from '#src/design-system/blocks/feedback/RestoreFocus.tsx'
import { SectionHeading } from '#src/design-system/components/Heading.tsx'
import { Stack } from '#src/design-system/components/layout.tsx'
import type { ListRow } from '#src/domain/listRow.ts'

export interface ListPageProps<Row extends ListRow, Sort extends string> extends ListBodyProps<Row, Sort> {
  /** The dialog from `useConfirm`. It is outside `RestoreFocus`, which must remember the focused row, not the dialog. */
  confirmDialog: ReactNode
  children?: ReactNode
}

/** The layout of every dashboard list: the heading, the rows, the confirmation dialog, and focus handling for deleted rows. */
export function ListPage<Row extends ListRow, Sort extends string>(props: ListPageProps<Row, Sort>) {
  const { confirmDialog, children, ...body } = props
  const { labels, list } = body
  const count = list.state === 'ready' ? list.value.length : null
  return (
    <>
      <RestoreFocus>
        <Stack gap={16}>
          <SectionHeading level={1} size="compact" note={count === null ? null : labels.count?.(count)}>
            {(count !== null && labels.title?.(count)) || labels.pageName}
          </SectionHeading>
          {children}
          <ListBody {...body} />
        </Stack>
      </RestoreFocus>
      {confirmDialog}
    </>
  )
}
