import type { ReactNode } from 'react'
import { ErrorBoundary as Boundary } from 'react-error-boundary'
import { LoadFailure } from '#src/design-system/blocks/LoadFailure.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'

export interface ErrorBoundaryProps {
  /** A change of it, a path for instance, gives the page another chance. */
  resetKey: string
  children: ReactNode
}

const failure = (
  <>
    <PageMeta noindex />
    <LoadFailure reason="server" onRetry={() => location.reload()} level={1} />
  </>
)

/** A page that throws, or whose chunk can't be loaded, is a message with a way on, never a white page (ROBUST-3). */
export const ErrorBoundary = ({ resetKey, children }: ErrorBoundaryProps) => (
  <Boundary resetKeys={[resetKey]} fallback={failure}>
    {children}
  </Boundary>
)
