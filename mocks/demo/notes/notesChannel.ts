import * as z from 'zod/mini'
import { notesSchema, type Notes } from '#mocks/demo/notes/notes.ts'
import type { Observable } from '#mocks/observable.ts'

const messageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('request') }),
  z.object({ kind: z.literal('notes'), notes: notesSchema }),
])
type Message = z.infer<typeof messageSchema>

/** @param id of the window that the notes follow (see windowId) */
function openChannel(id: string, onMessage: (message: Message) => void) {
  const channel = new BroadcastChannel(`dhruva-demo:notes:${id}`)
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // An older version of the demo may run in the other window.
    const message = messageSchema.safeParse(data)
    if (message.success) onMessage(message.data)
  })
  return {
    send: (message: Message) => channel.postMessage(message),
    close: () => channel.close(),
  }
}

/** Sends the notes to the notes window after every change, and when it asks. @returns a function that stops it */
export function sendNotes(id: string, notes: Observable<Notes>): () => void {
  const send = () => channel.send({ kind: 'notes', notes: notes.get() })
  const channel = openChannel(id, ({ kind }) => kind === 'request' && send())
  const unsubscribe = notes.subscribe(send)
  send()
  return () => {
    unsubscribe()
    channel.close()
  }
}

/** Asks for the notes of a window and calls the listener with them, now and after every change. @returns a function that stops it */
export function receiveNotes(id: string, listener: (notes: Notes) => void): () => void {
  const channel = openChannel(id, (message) => message.kind === 'notes' && listener(message.notes))
  channel.send({ kind: 'request' })
  return channel.close
}

/**
 * The id of this window. The window's name keeps it: unlike session storage, it is not copied to the windows that this
 * one opens.
 */
export function windowId(): string {
  window.name ||= `demo-${Date.now().toString(36)}`
  return window.name
}
