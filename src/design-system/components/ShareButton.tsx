import { TextButton } from '#src/design-system/components/Button.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

export interface ShareButtonProps {
  title: string
  url: string
  label: string
}

/** Opens the device's share menu. Renders nothing in browsers that don't support sharing, such as Firefox. */
export function ShareButton({ title, url, label }: ShareButtonProps) {
  // TypeScript declares `share` as always defined, but no browser defines it without a secure connection.
  if (!('share' in navigator)) return null
  // Ignore errors. Either the user has closed the share menu, or the browser has already reported the failure.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <TextButton onClick={share}>
      {label} <VisuallyHidden>{title}</VisuallyHidden>
    </TextButton>
  )
}
