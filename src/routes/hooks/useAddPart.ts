import { useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '#src/api/hooks.ts'
import { useAddPartMutation } from '#src/api/parts.ts'
import { partToasts, toasts } from '#src/copy/toasts.ts'
import { partDraftSchema, toAddPartBody, type AddPartForm, type AddPartStep } from '#src/domain/partForm.ts'
import type { SendStatus } from '#src/domain/status.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { UploadError } from '#src/ports/ports.ts'
import { toSendStatus } from '#src/api/status.ts'
import { useDraft } from '#src/routes/hooks/useDraft.ts'
import { useSingleFlight } from '#src/routes/hooks/useSingleFlight.ts'
import { useFormMutation } from '#src/routes/hooks/useFormMutation.ts'

const stepBySendStatus = {
  idle: 'saving',
  busy: 'saving',
  done: 'done',
  failed: 'saveFailed',
  unknown: 'saveUnknown',
} as const satisfies Record<SendStatus, AddPartStep>

/**
 * Uploads a part's picture, then saves the part with the picture's URL (PAGE-11). If saving fails or its response is lost,
 * the next attempt with the same file skips the upload. The upload can be stopped, because the host may never respond. A
 * picture that is copied from an existing part is already a URL and needs no upload.
 */
export function useAddPart() {
  const { upload } = usePlatform()
  const dispatch = useAppDispatch()
  const [savePart, saveMutation] = useFormMutation(useAddPartMutation())
  const runExclusive = useSingleFlight()
  const { formKey, submitDraft, ...draftProps } = useDraft('part', partDraftSchema)
  const [step, setStep] = useState<AddPartStep>('idle')
  const [progress, setProgress] = useState<number | null>(null)
  const lastUpload = useRef<{ file: File; url: string } | null>(null)
  const uploadController = useRef<AbortController | null>(null)
  const isStopped = () => uploadController.current?.signal.aborted

  useEffect(() => () => uploadController.current?.abort(), [])

  const getPictureUrl = async (picture: File | string): Promise<string> => {
    if (typeof picture === 'string') return picture
    if (lastUpload.current?.file === picture) return lastUpload.current.url
    setStep('uploading')
    setProgress(null)
    uploadController.current = new AbortController()
    const url = await upload.upload(picture, { onProgress: setProgress, signal: uploadController.current.signal })
    lastUpload.current = { file: picture, url }
    return url
  }

  const uploadAndSave = async (form: AddPartForm, picture: File | string): Promise<void> => {
    uploadController.current = null
    let url: string
    try {
      url = await getPictureUrl(picture)
    } catch (uploadError) {
      if (isStopped()) return setStep('uploadFailed')
      const failureReason = uploadError instanceof UploadError ? uploadError.reason : null
      setStep(failureReason === 'changed' ? 'pictureChanged' : 'uploadFailed')
      dispatch(showToast(toast.error(failureReason === 'network' ? toasts.network : partToasts.notAdded)))
      return
    }
    if (isStopped()) return setStep('uploadFailed')
    setStep('saving')
    // On success, the draft is removed even if the page was left in the meantime, so that the part is not added twice.
    savePart(toAddPartBody(form, url), submitDraft())
  }

  return {
    formKey,
    ...draftProps,
    step: step === 'saving' ? stepBySendStatus[toSendStatus(saveMutation)] : step,
    progress,
    addPart: (form: AddPartForm, picture: File | string) => void runExclusive(() => uploadAndSave(form, picture)),
    stopUpload: () => uploadController.current?.abort(),
  }
}
