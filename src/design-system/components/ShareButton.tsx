import { Button } from '#src/design-system/components/Button.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

export interface ShareButtonProps {
  /** The name of what is shared. */
  title: string
  url: string
  label: string
}

/** Opens the device's own share menu; renders nothing where there is none, as in Firefox. */
export function ShareButton({ title, url, label }: ShareButtonProps) {
  // TypeScript takes it for granted; without a secure connection no browser has it.
  if (!('share' in navigator)) return null
  // Rejects when the person closes the menu. A browser that refuses shows why by itself, and the link can be copied.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <Button tone="link" size="small" onClick={share}>
      {label} <VisuallyHidden>{title}</VisuallyHidden>
    </Button>
  )
}
