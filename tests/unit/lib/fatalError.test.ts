import { expect, test, vi } from 'vitest'
import { fatalErrorEvent, reportFatalError } from '#src/lib/fatalError.ts'

test('reports a fatal error, and dispatches an event to the page (ROBUST-6)', () => {
  const [onFatalError, report] = [vi.fn<() => void>(), vi.fn<(error: unknown) => void>()]
  vi.stubGlobal('reportError', report)
  addEventListener(fatalErrorEvent, onFatalError, { once: true })
  const error = new Error('broken')
  reportFatalError(error)
  expect(onFatalError).toHaveBeenCalledOnce()
  expect(report).toHaveBeenCalledExactlyOnceWith(error)
})
