import type { Demo } from '#mocks/demo/createDemo.ts'
import { isTextField } from '#mocks/demo/tour/findTarget.ts'
import { fortyPartsFile, createFortyPartsFile } from '#mocks/demo/tour/fortyParts.ts'
import type { TourAction, TourTarget } from '#mocks/demo/tour/tour.ts'
import { toPictureUrl } from '#mocks/pictures.ts'

/** The functions that an action uses to find elements and to pause. */
export interface ActionContext {
  /** Waits until the target can be used, scrolls it into view and outlines it. */
  reach(target: TourTarget): Promise<HTMLElement>
  /** Waits until the target can be used. */
  find(target: TourTarget): Promise<HTMLElement>
  pause(ms: number): Promise<void>
}

/** Focuses and clicks an element, as a pointer would. */
function focusAndClick(element: HTMLElement): void {
  element.focus({ preventScroll: true })
  element.click()
}

function setFieldValue(element: HTMLElement, text: string): void {
  if (!isTextField(element)) throw new Error(`${element.tagName} takes no text`)
  // Uses the prototype's setter. React overrides `value` on the element and would not treat an assignment as typing.
  const prototype = Object.getPrototypeOf(element) as object
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, text)
  element.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
}

function selectFile(element: HTMLElement, file: File): void {
  if (!(element instanceof HTMLInputElement)) throw new Error(`${element.tagName} takes no file`)
  const dataTransfer = new DataTransfer()
  dataTransfer.items.add(file)
  element.files = dataTransfer.files
  element.dispatchEvent(new Event('change', { bubbles: true }))
}

/** The maximum number of chunks in which a text is typed, so that a long text does not take too long. */
const maxChunks = 8
const chunkPauseMs = 60

async function typeText({ reach, find, pause }: ActionContext, target: TourTarget, text: string): Promise<void> {
  focusAndClick(await reach(target))
  const chunkLength = Math.ceil(text.length / maxChunks)
  for (let typedLength = 0; typedLength < text.length; typedLength += chunkLength) {
    setFieldValue(await find(target), text.slice(0, typedLength + chunkLength)) // a re-render may have replaced the element
    await pause(chunkPauseMs)
  }
}

async function fetchPictureFile(name: string): Promise<File> {
  const response = await fetch(toPictureUrl(name))
  const blob = await response.blob()
  return new File([blob], name, { type: blob.type })
}

/** Performs one action of a step in the app. It finds an element again for each event, because React may replace it. */
export async function performAction(
  demo: Pick<Demo, 'goTo' | 'switchTo' | 'changeSettings' | 'receiveOrder'>,
  action: TourAction,
  context: ActionContext,
): Promise<void> {
  switch (action.do) {
    case 'click':
      return focusAndClick(await context.reach(action.target))
    case 'type':
      return typeText(context, action.target, action.text)
    case 'slide':
      return setFieldValue(await context.reach(action.target), String(action.value))
    case 'selectFile': {
      const file = action.file === fortyPartsFile ? createFortyPartsFile() : await fetchPictureFile(action.file)
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
