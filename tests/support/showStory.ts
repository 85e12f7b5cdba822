declare global {
  /** The parts of Storybook's preview that tests use in the page. */
  var __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (data: unknown) => void): void
    off(event: string, listener: (data: unknown) => void): void
    emit(event: string, data: unknown): void
  }
  var __STORYBOOK_PREVIEW__: {
    ready(): Promise<void>
    loadStory(options: { storyId: string }): Promise<{ parameters: Record<string, unknown> }>
  }
}

/**
 * Shows a story through the preview's channel, which is faster than reloading the page, and waits until its play
 * function has ended. The story must not be the current one, because the preview wouldn't render it again. This
 * function runs in the page, so it can't use variables from outside its body.
 * @returns the message of the first failure (null if there is none), and the story's report
 */
export function showStory(storyId: string): Promise<{ failure: string | null; report: unknown }> {
  const channel = __STORYBOOK_ADDONS_CHANNEL__
  const { promise, resolve } = Promise.withResolvers<{ failure: string | null; report: unknown }>()
  let failure: string | null = null
  const fail = (data: unknown) => {
    const error: unknown = Array.isArray(data) ? data[0] : data
    failure ??= error instanceof Object && 'message' in error ? String(error.message) : JSON.stringify(error)
  }
  const finish = (report: unknown) => {
    for (const [event, listener] of Object.entries(listeners)) channel.off(event, listener)
    resolve({ failure, report })
  }
  const listeners: Record<string, (data: unknown) => void> = {
    playFunctionThrewException: fail,
    unhandledErrorsWhilePlaying: fail,
    storyThrewException: fail,
    storyErrored: fail,
    storyMissing() {
      failure ??= `no story ${storyId}`
      finish(null)
    },
    storyFinished: finish,
  }
  for (const [event, listener] of Object.entries(listeners)) channel.on(event, listener)
  channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  return promise
}
