import type { Ref } from 'react'
import { addReview as copy } from '#src/copy/customerPages.ts'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { paths } from '#src/domain/paths.ts'
import type { SendStatus } from '#src/domain/status.ts'

export interface ReviewFormStatusProps {
  sending: SendStatus
  /** Ref of the notice, to move the focus to it. */
  ref: Ref<HTMLDivElement>
}

/** What has become of a review that was sent. */
export function ReviewFormStatus({ sending, ref }: ReviewFormStatusProps) {
  if (sending === 'idle' || sending === 'busy') return null
  if (sending === 'failed')
    return (
      <Notice tone="danger" title={copy.failed.title} ref={ref}>
        {copy.failed.text}
      </Notice>
    )
  return (
    <Notice
      tone={sending === 'done' ? 'success' : 'warning'}
      title={copy[sending].title}
      action={<TextLink to={`${paths.home}#reviews`}>{copy[sending].link}</TextLink>}
      ref={ref}
    >
      {copy[sending].text}
    </Notice>
  )
}
