import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { LoadFailure } from '#src/design-system/blocks/shell/LoadFailure.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'

export interface ErrorBoundaryProps {
  /** The page is rendered again when this value changes, e.g. the path. */
  resetKey: string
  children: ReactNode
}

const failure = (
  <>
    <PageMeta noindex />
    <LoadFailure reason="server" onRetry={() => location.reload()} level={1} />
  </>
)

/** Shows a message with a reload button for a page that throws or whose chunk can't be loaded (ROBUST-3). */
export const ErrorBoundary = ({ resetKey, children }: ErrorBoundaryProps) => (
  <Boundary resetKeys={[resetKey]} fallback={failure}>
    {children}
  </Boundary>
)
