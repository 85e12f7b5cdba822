import type { ReactNode } from 'react'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Notes } from '#mocks/demo/notes/notes.ts'
import * as css from '#mocks/demo/notes/NotesView.css.ts'
import { FigureLabel } from '#src/design-system/components/FigureLabel.tsx'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { IconButton } from '#src/design-system/components/IconButton.tsx'
import { Row } from '#src/design-system/components/Row.tsx'
import { Stack } from '#src/design-system/components/Stack.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

const copy = shareCopy.notes

export interface NotesViewProps {
  /** null: the demo's window has not answered yet. */
  notes: Notes | null
  /** Seconds since the start. */
  elapsed: number
  onRestartClock: () => void
}

const twoDigits = (value: number) => String(value).padStart(2, '0')

/** @param seconds since the start @returns e.g. 4:05 or 1:04:05 */
export function formatClock(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** The presenter's notes: a clock, the story's step with what comes next, and the situation. */
export function NotesView({ notes, elapsed, onRestartClock }: NotesViewProps) {
  return (
    <main className={css.page}>
      <div className={css.head}>
        <Heading level={1} size="title">
          {copy.title}
        </Heading>
        <Row gap={8} wrap={false}>
          <span className={css.clock} role="timer" aria-label={copy.clock}>
            {formatClock(elapsed)}
          </span>
          <IconButton icon="retry" label={copy.restartClock} onClick={() => onRestartClock()} />
        </Row>
      </div>
      {notes === null ? <Text tone="muted">{copy.waiting}</Text> : <NotesBody {...notes} />}
    </main>
  )
}

function NotesBody({ situation, viewerName, tour }: Notes) {
  return (
    <>
      {tour ? <TourNotes {...tour} /> : <Text tone="muted">{copy.noStory}</Text>}
      <Group label={copy.situation}>
        <Heading level={2} size="card">
          {situation.title}
        </Heading>
        <Text>{situation.sentence}</Text>
        <Text tone="muted">{situation.notes}</Text>
        <Text size="small" tone="muted">
          {viewerName === null ? copy.visitor : copy.signedInAs(viewerName)}
        </Text>
      </Group>
    </>
  )
}

function TourNotes({ title, step, steps, caption, notes, next }: NonNullable<Notes['tour']>) {
  return (
    <>
      <Group label={copy.step(step, steps)}>
        <Heading level={2} size="card">
          {title}
        </Heading>
        <p className={css.notes}>{notes}</p>
      </Group>
      <Group label={copy.says}>
        <p className={css.quote}>{caption}</p>
      </Group>
      <Group label={copy.next}>
        <Text tone="muted">{next ?? copy.last}</Text>
      </Group>
    </>
  )
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <FigureLabel>{label}</FigureLabel>
      {children}
    </Stack>
  )
}
