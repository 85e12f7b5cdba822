import type { MouseEvent, ReactNode } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

/**
 * A link to another page of this Storybook. The page opens inside Storybook's frame, even in a new tab.
 * @param to the id of a story such as 'components-tag--variants', or of a documentation page such as 'start-here--docs',
 *   optionally followed by an anchor
 */
export function PageLink({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const query = `?path=/${/--docs(#|$)/.test(to) ? 'docs' : 'story'}/${to}`
  function navigate(event: MouseEvent) {
    // The browser follows the link itself if a modifier key requests a new tab. It also does so outside Storybook's frame,
    // because nothing handles NAVIGATE_URL there.
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
