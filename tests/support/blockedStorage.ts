/** What every use of the storage does in a browser that blocks it. */
export const throwSecurityError = (): never => {
  throw new DOMException('denied', 'SecurityError')
}
