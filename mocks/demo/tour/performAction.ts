import type { Demo } from '#mocks/demo/createDemo.ts'
import { isTextField } from '#mocks/demo/tour/findTarget.ts'
import { fortyPartsFile, createFortyPartsFile } from '#mocks/demo/tour/fortyParts.ts'
import type { Action, Target } from '#mocks/demo/tour/tour.ts'
import { toPictureUrl } from '#mocks/pictures.ts'

/** The functions that an action uses to find elements and to pause. */
export interface ActionContext {
  /** Waits until the target can be used, scrolls it into view and outlines it. */
  reach(target: Target): Promise<HTMLElement>
  /** Waits until the target can be used. */
  find(target: Target): Promise<HTMLElement>
  pause(ms: number): Promise<void>
}

/** Focuses and clicks an element, like a click of a pointer. */
function click(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.click()
}

function setText(element: HTMLElement, text: string): void {
  if (!isTextField(element)) throw new Error(`${element.tagName} takes no text`)
  // Uses the prototype's setter. React overrides `value` on the element and would not treat an assignment as typing.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

function selectFile(element: HTMLElement, file: File): void {
  if (!(element instanceof HTMLInputElement)) throw new Error(`${element.tagName} takes no file`)
  const transfer = new DataTransfer()
  transfer.items.add(file)
  element.files = transfer.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Text is typed in at most this number of chunks, so that long text does not take long. */
const maxChunks = 8
const chunkPauseMs = 60

async function typeText({ reach, find, pause }: ActionContext, target: Target, text: string): Promise<void> {
  click(await reach(target))
  const size = Math.ceil(text.length / maxChunks)
  for (let typedLength = 0; typedLength < text.length; typedLength += size) {
    setText(await find(target), text.slice(0, typedLength + size)) // a re-render may have replaced the element
    await pause(chunkPauseMs)
  }
}

async function readPicture(name: string): Promise<File> {
  const response = await fetch(toPictureUrl(name))
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}

/** Performs one action of a step in the app. It finds an element again for each event, because React may replace it. */
export async function performAction(
  demo: Pick<Demo, 'goTo' | 'switchTo' | 'changeSettings' | 'receiveOrder'>,
  action: Action,
  context: ActionContext,
): Promise<void> {
  switch (action.do) {
    case 'click':
      return click(await context.reach(action.target))
    case 'type':
      return typeText(context, action.target, action.text)
    case 'slide':
      return setText(await context.reach(action.target), String(action.value))
    case 'selectFile': {
      const file = action.file === fortyPartsFile ? createFortyPartsFile() : await readPicture(action.file)
      return selectFile(await context.reach(action.target), file)
    }
    case 'open':
      return demo.goTo(action.path)
    case 'switchTo':
      return demo.switchTo(action.viewer)
    case 'changeSettings':
      return demo.changeSettings(action.settings)
    case 'receiveOrder':
      return demo.receiveOrder()
  }
}
