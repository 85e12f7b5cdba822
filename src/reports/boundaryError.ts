/** The type of the event by which a boundary tells the page's listeners of an error that it caught. */
export const boundaryErrorType = 'boundaryerror'

/** Tells the page's listeners of an error that a boundary caught: React tells the window only of those that no boundary catches. */
export const tellBoundaryError = (error: unknown): void => {
  dispatchEvent(new ErrorEvent(boundaryErrorType, { error }))
}
