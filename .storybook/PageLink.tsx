import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, type MouseEvent, type ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'

export interface PageLinkProps {
  /** The id of a story or of a documentation page, which ends with '--docs' and may have an anchor. */
  to: string
  className?: string
  children: ReactNode
}

/** A link between pages of Storybook. Opened in a new tab, too, the page comes with the frame around it. */
export function PageLink({ to, className, children }: PageLinkProps) {
  const { channel } = useContext(DocsContext)
  const query = `?path=/${/--docs(#|$)/.test(to) ? 'docs' : 'story'}/${to}`
  function navigate(event: MouseEvent) {
    const isPlain = event.button === 0 && !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey
    // Without the frame, nobody answers the event.
    if (!isPlain || window.parent === window) return
    event.preventDefault()
    channel.emit(NAVIGATE_URL, query)
  }
  return (
    <a className={className} href={`./${query}`} target="_top" onClick={navigate}>
      {children}
    </a>
  )
}
