import type { ReactNode } from 'react'
import { ConfirmQuestion, type Question } from '#src/design-system/blocks/ConfirmQuestion.tsx'
import { KeepFocus } from '#src/design-system/blocks/KeepFocus.tsx'
import { SectionHeading } from '#src/design-system/components/SectionHeading.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'

export interface ListPageProps {
  /** The page's heading. */
  title: string
  /** Beside the heading, at the end of its line. */
  note?: ReactNode
  /** What is asked before something irreversible is done (ADMIN-7); null while nothing is. */
  question: Question | null
  /** The question was answered or left. */
  onClose: () => void
  /** The ListBody with its table. */
  children: ReactNode
}

/** Every list page of the dashboard: heading, rows, the one confirm flow, and a focus that survives deleted rows. */
export function ListPage({ title, note, question, onClose, children }: ListPageProps) {
  return (
    <>
      <KeepFocus>
        <Stack gap={32}>
          <SectionHeading level={1} note={note}>
            {title}
          </SectionHeading>
          {children}
        </Stack>
      </KeepFocus>
      <ConfirmQuestion question={question} onClose={onClose} />
    </>
  )
}
