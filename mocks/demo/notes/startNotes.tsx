import { StrictMode, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { shareCopy } from '#mocks/demo/copy/share.ts'
import type { Notes } from '#mocks/demo/notes/notes.ts'
import { receiveNotes } from '#mocks/demo/notes/notesChannel.ts'
import { NotesView } from '#mocks/demo/notes/NotesView.tsx'
import '#src/design-system/theme/global.css.ts'

function NotesPage({ follows }: { follows: string }) {
  const [notes, setNotes] = useState<Notes | null>(null)
  const [startedAt, setStartedAt] = useState(Date.now)
  const [now, setNow] = useState(startedAt)
  useEffect(() => receiveNotes(follows, setNotes), [follows])
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [])

  function restartClock() {
    setStartedAt(Date.now())
    setNow(Date.now())
  }
  const elapsed = Math.max(0, Math.floor((now - startedAt) / 1000))
  return <NotesView notes={notes} elapsed={elapsed} onRestartClock={restartClock} />
}

/** Shows the presenter's notes in this page, in place of the shop. @param follows id of the window that the notes follow */
export function startNotes(host: Element, follows: string): void {
  document.title = shareCopy.notes.documentTitle
  createRoot(host).render(
    <StrictMode>
      <NotesPage follows={follows} />
    </StrictMode>,
  )
}
