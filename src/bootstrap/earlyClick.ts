import { fatalErrorEvent, startedEvent } from '#src/lib/fatalError.ts'

/** In ms: how long to wait before repeating a click that React could not handle yet. */
const repeatDelayMs = 200

/** Whether the browser would allow a popup now. `userActivation` is missing in Firefox before 120. */
const mayOpenWindow = (): boolean => (navigator as Partial<Navigator>).userActivation?.isActive ?? false

/** Returns false if the page has replaced or disabled the button, or the browser would block its popup. */
const isClickable = (button: HTMLButtonElement): boolean =>
  button.isConnected && !button.disabled && (!('opensWindow' in button.dataset) || mayOpenWindow())

/**
 * Remembers the last click on a button in the page's content until the page is hydrated, and shows that button as busy (NET-7).
 * Enter in a field counts too, because browsers then dispatch a click on the form's submit button. Once the app has started,
 * the click is repeated until the button receives it, because React stops clicks while the page's code is still loading.
 * @returns a function that forgets the click and removes the listeners, for an app that can't start
 */
export function rememberEarlyClick(): () => void {
  let clickedButton: HTMLButtonElement | null = null
  let isAppStarted = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function setClickedButton(button: HTMLButtonElement | null): void {
    clickedButton?.removeAttribute('aria-busy')
    delete clickedButton?.dataset.early
    clickedButton = button
    if (!clickedButton) return
    clickedButton.setAttribute('aria-busy', 'true')
    clickedButton.dataset.early = ''
  }

  function handleClick({ target }: Event): void {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('main button') : null
    if (!button) return
    setClickedButton(button)
    button.addEventListener('click', () => isAppStarted && stopListening(), { once: true })
    if (isAppStarted) scheduleRepeat(repeatDelayMs)
  }

  // Prevents the browser from submitting the form, because that would load a page with the form's values in its URL.
  const handleSubmit = (event: Event): void => event.preventDefault()

  function stopListening(): void {
    setClickedButton(null)
    removeEventListener('click', handleClick, true)
    removeEventListener('submit', handleSubmit)
  }

  function scheduleRepeat(ms: number): void {
    clearTimeout(timer)
    timer = setTimeout(repeatClick, ms)
  }

  function repeatClick(): void {
    if (clickedButton && isClickable(clickedButton)) clickedButton.click()
    else if (clickedButton) stopListening()
  }

  addEventListener('click', handleClick, true)
  addEventListener('submit', handleSubmit)
  addEventListener(startedEvent, () => {
    isAppStarted = true
    // The repeat runs in a new task, because React ignores clicks while it renders.
    scheduleRepeat(0)
  })
  addEventListener(fatalErrorEvent, stopListening)
  return stopListening
}
