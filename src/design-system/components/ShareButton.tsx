import { Button } from '#src/design-system/components/Button.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

export interface ShareButtonProps {
  /** The name of the shared page. */
  title: string
  url: string
  label: string
}

/** Opens the device's share menu. Renders nothing in browsers without one, such as Firefox. */
export function ShareButton({ title, url, label }: ShareButtonProps) {
  // `share` is missing without a secure connection in all browsers, although its type is not optional.
  if (!('share' in navigator)) return null
  // Rejects when the person closes the menu. If sharing fails, the browser shows why, and the link can still be copied.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <Button tone="link" size="small" onClick={share}>
      {label} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  )
}
