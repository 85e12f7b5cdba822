import { useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '#src/api/hooks.ts'
import { useAddPartMutation } from '#src/api/parts.ts'
import { showToast, toast } from '#src/notifications/toast.ts'
import { partToasts, toasts } from '#src/copy/toasts.ts'
import { partDraftSchema, toAddPartBody, type AddPartForm, type AddPartStep } from '#src/domain/part.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { UploadError } from '#src/platform/ports.ts'
import { mayHaveGoneThrough } from '#src/routes/saveStatus.ts'
import { useDraft } from '#src/routes/useDraft.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/**
 * Uploads a part's picture, then saves the part with the picture's address (PAGE-11), one part at a time. If only the save
 * fails, or its answer is lost (ORDER-6), the next attempt with the same file skips the upload. Unmounting aborts the upload,
 * and so does `onStop`: the host may never answer.
 */
export function useAddPart() {
  const { upload } = usePlatform()
  const dispatch = useAppDispatch()
  const [addPart] = useAddPartMutation()
  const runExclusive = useSingleFlight()
  const draft = useDraft('part', partDraftSchema)
  const [step, setStep] = useState<AddPartStep>('idle')
  const [progress, setProgress] = useState<number | null>(null)
  const uploaded = useRef<{ file: File; url: string } | null>(null)
  const uploadAbort = useRef<AbortController | null>(null)

  useEffect(() => () => uploadAbort.current?.abort(), [])

  const uploadOnce = async (file: File): Promise<string> => {
    if (uploaded.current?.file === file) return uploaded.current.url
    setStep('uploading')
    setProgress(null)
    uploadAbort.current = new AbortController()
    const url = await upload.upload(file, { onProgress: setProgress, signal: uploadAbort.current.signal })
    uploaded.current = { file, url }
    return url
  }

  const add = async (form: AddPartForm, file: File): Promise<void> => {
    let url: string
    try {
      url = await uploadOnce(file)
    } catch (reason) {
      if (uploadAbort.current?.signal.aborted) return setStep('uploadFailed')
      const failure = reason instanceof UploadError ? reason.reason : null
      setStep(failure === 'changed' ? 'pictureChanged' : 'uploadFailed')
      dispatch(showToast(toast.error(failure === 'network' ? toasts.network : partToasts.notAdded)))
      return
    }
    if (uploadAbort.current?.signal.aborted) return setStep('uploadFailed')
    setStep('saving')
    const result = await addPart(toAddPartBody(form, url))
    if (result.error === undefined) {
      // Also when the page was left meanwhile: it must not be added twice.
      draft.onDraft(null)
      setStep('done')
    } else setStep(mayHaveGoneThrough(result.error) ? 'saveUnknown' : 'saveFailed')
  }

  return {
    ...draft,
    step,
    progress,
    onAdd: (form: AddPartForm, file: File) => void runExclusive(() => add(form, file)),
    onStop: () => uploadAbort.current?.abort(),
  }
}
