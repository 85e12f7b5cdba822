import type { Ref } from 'react'
import { addReview as copy } from '#src/copy/customerPages.ts'
import { TextLink } from '#src/design-system/components/Link.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { paths } from '#src/domain/paths.ts'
import type { SubmittedReviewRouterState } from '#src/domain/review.ts'
import type { SendStatus } from '#src/domain/status.ts'

export interface ReviewFormStatusProps {
  sendStatus: SendStatus
  /** The text of the last submitted review. The list behind the link shows this review first (PEOPLE-9). */
  submittedReviewText: string
  ref: Ref<HTMLDivElement>
}

export function ReviewFormStatus({ sendStatus, submittedReviewText, ref }: ReviewFormStatusProps) {
  if (sendStatus === 'idle' || sendStatus === 'busy') return null
  if (sendStatus === 'failed') return <Notice tone="danger" {...copy.failed} ref={ref} />
  const state: SubmittedReviewRouterState = { submittedReviewText }
  return (
    <Notice
      tone={sendStatus === 'done' ? 'success' : 'warning'}
      title={copy[sendStatus].title}
      text={copy[sendStatus].text}
      action={
        <TextLink to={`${paths.home}#reviews`} state={state}>
          {copy[sendStatus].link}
        </TextLink>
      }
      ref={ref}
    />
  )
}
