import type { MouseEvent, ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/**
 * A link between pages of Storybook, which opens in Storybook's frame even in a new tab.
 * @param to the id of a story or of a documentation page, which ends with '--docs' and may have an anchor
 */
export function PageLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const query = `?path=/${/--docs(#|$)/.test(to) ? 'docs' : 'story'}/${to}`
  function navigate(event: MouseEvent) {
    // Outside Storybook's frame, nothing handles the event, so the browser follows the link.
    if (event.ctrlKey || event.metaKey || event.shiftKey || window.parent === window) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, query)
  }
  return (
    <a className={className} href={`./${query}`} target="_top" onClick={navigate}>
      {children}
    </a>
  )
}
