import type { Ref } from 'react'
import { addPart as copy } from '#src/copy/adminPages.ts'
import { useBusyLabel } from '#src/design-system/blocks/forms/useBusyLabel.ts'
import { TextButton } from '#src/design-system/components/Button.tsx'
import { Notice } from '#src/design-system/components/Notice.tsx'
import { ProgressBar } from '#src/design-system/components/ProgressBar.tsx'
import { Row, Stack } from '#src/design-system/components/layout.tsx'
import { TextLink } from '#src/design-system/components/Link.tsx'
import type { AddPartStep } from '#src/domain/partForm.ts'
import { paths } from '#src/domain/paths.ts'

export interface PartFormStatusProps {
  step: AddPartStep
  /** Progress of the picture's upload, from 0 to 1; null while the progress is unknown. */
  progress: number | null
  /** Cancels the upload, so that an image host that never responds doesn't block the form. */
  onStopUpload: () => void
  /** Fills the form with the last submitted values (ADMIN-25); null before the first submission. */
  onAddAnother: (() => void) | null
  ref: Ref<HTMLDivElement>
}

function SavingProgress() {
  return <ProgressBar label={useBusyLabel(true, copy.saving)} value={null} />
}

/** The progress and the result of adding a part (PAGE-11). */
export function PartFormStatus({ step, progress, onStopUpload, onAddAnother, ref }: PartFormStatusProps) {
  switch (step) {
    case 'idle':
    // The picture's field shows the message.
    case 'pictureChanged':
      return null
    case 'uploading':
      return (
        <Stack gap={8}>
          <ProgressBar label={copy.uploading} value={progress} />
          <TextButton onClick={onStopUpload}>{copy.stop}</TextButton>
        </Stack>
      )
    case 'saving':
      return <SavingProgress />
    case 'done':
    case 'saveUnknown':
      return (
        <Notice
          tone={step === 'done' ? 'success' : 'warning'}
          title={copy[step].title}
          text={copy[step].text}
          action={
            <Row gap={16}>
              <TextLink to={paths.parts}>{copy[step].link}</TextLink>
              {step === 'done' && onAddAnother && (
                <TextButton onClick={onAddAnother}>{copy.existingPart.addAnother}</TextButton>
              )}
            </Row>
          }
          ref={ref}
        />
      )
    default:
      return <Notice tone="danger" {...copy[step]} ref={ref} />
  }
}
