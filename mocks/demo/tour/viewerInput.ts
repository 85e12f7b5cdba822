import { demoAttribute } from '#mocks/demo/tour/findTarget.ts'
import type { TourStatus } from '#mocks/demo/tour/tour.ts'

/** What a key or a press means while a tour plays. */
export type ViewerCommand = 'next' | 'back' | 'end' | 'takeOver'

/** The keys of presenters and of their clickers. */
const commands: Readonly<Record<string, ViewerCommand>> = {
  ' ': 'next',
  ArrowRight: 'next',
  PageDown: 'next',
  ArrowLeft: 'back',
  PageUp: 'back',
  Escape: 'end',
}

/** Keys that use the shop: those that type a character, and these. */
const usingKeys = new Set(['Enter', 'Backspace', 'Delete'])

const controls = 'a, button, input, textarea, select, [contenteditable="true"]'

const elementOf = ({ target }: Event): Element | null => (target instanceof Element ? target : null)

/** @returns what a pressed key means; null when it belongs to the element that has the focus */
export function commandOfKey(event: KeyboardEvent, status: TourStatus, caption: Element): ViewerCommand | null {
  const { key, ctrlKey, metaKey, altKey } = event
  const target = elementOf(event)
  if (ctrlKey || metaKey || altKey) return null
  const isInCaption = target !== null && caption.contains(target)
  if (isInCaption ? key === ' ' : target?.closest(`[${demoAttribute}]`)) return null
  if (status === 'takenOver' && !isInCaption && target?.closest(controls)) return null
  const command = commands[key]
  if (command) return command
  const usesShop = !isInCaption && (key.length === 1 || usingKeys.has(key))
  return usesShop && status !== 'takenOver' ? 'takeOver' : null
}

/** Whether a trusted press uses the shop: not the demo's own elements, a scroll bar, or a finger that only scrolls. */
function usesShop(event: PointerEvent): boolean {
  const pressed = event.pointerType === 'touch' ? 'pointerup' : 'pointerdown'
  const target = elementOf(event)
  const isOutside = target === document.documentElement || target?.closest(`[${demoAttribute}]`)
  return event.isTrusted && event.type === pressed && !isOutside
}

/**
 * Listens to the viewer while a tour plays: keys and presses, before the shop gets them.
 * @returns a function that stops it
 */
export function listenToViewer(
  caption: Element,
  getStatus: () => TourStatus,
  onCommand: (command: ViewerCommand) => void,
): () => void {
  const stopping = new AbortController()
  const { signal } = stopping
  const capture = { capture: true, signal }

  const onKey = (event: KeyboardEvent) => {
    const command = commandOfKey(event, getStatus(), caption)
    if (command === null) return
    if (command !== 'takeOver') {
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    if (event.type === 'keydown' && !event.repeat) onCommand(command)
  }
  const onPointer = (event: PointerEvent) => {
    if (usesShop(event)) onCommand('takeOver')
  }
  window.addEventListener('keydown', onKey, capture)
  window.addEventListener('keyup', onKey, capture) // Space presses a button when it is released
  window.addEventListener('pointerdown', onPointer, capture)
  window.addEventListener('pointerup', onPointer, capture)
  return () => stopping.abort()
}
