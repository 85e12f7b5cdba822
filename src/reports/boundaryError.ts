/** The type of the event by which a boundary tells the page's listeners of an error that it caught. */
export const boundaryErrorType = 'boundaryerror'

/** Dispatches an error that a boundary caught to the window: React itself reports only uncaught errors there. */
export const tellBoundaryError = (error: unknown): void => {
  dispatchEvent(new ErrorEvent(boundaryErrorType, { error }))
}
