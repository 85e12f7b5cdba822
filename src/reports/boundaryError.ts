/** The type of the event by which a boundary tells the page's listeners of an error that it caught. */
export const boundaryErrorType = 'boundaryerror'

/** The type of the event by which React's recovery from an error is told. */
export const recoveredErrorType = 'recoverederror'

/** Dispatches an error that a boundary caught to the window: React itself reports only uncaught errors there. */
export const tellBoundaryError = (error: unknown): void => {
  dispatchEvent(new ErrorEvent(boundaryErrorType, { error }))
}

/** Dispatches an error after which React has drawn the page anew, for instance because a translator had changed it. */
export const tellRecoveredError = (error: unknown): void => {
  dispatchEvent(new ErrorEvent(recoveredErrorType, { error }))
}
