import { Component, type ReactNode } from 'react'
import { LoadFailure } from '#src/design-system/blocks/LoadFailure.tsx'
import { PageMeta } from '#src/routes/PageMeta.tsx'

export interface ErrorBoundaryProps {
  /** A change of it, a path for instance, gives the page another chance. */
  resetKey: string
  children: ReactNode
}

/** A page that throws, or whose chunk can't be loaded, is a message with a way on, never a white page (ROBUST-3). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.failed && resetKey !== this.props.resetKey) this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <>
        <PageMeta noindex />
        <LoadFailure reason="server" onRetry={() => location.reload()} level={1} />
      </>
    )
  }
}
