import { useEffect, useRef, useState } from 'react'
import { useAppDispatch } from '#src/api/hooks.ts'
import { useAddPartMutation } from '#src/api/parts.ts'
import { partToasts, toasts } from '#src/copy/toasts.ts'
import { partDraftSchema, toAddPartBody, type AddPartForm, type AddPartStep } from '#src/domain/partForm.ts'
import { showToast, toast } from '#src/lib/toast.ts'
import { usePlatform } from '#src/ports/PlatformContext.ts'
import { UploadError } from '#src/ports/ports.ts'
import { mayHaveSucceeded } from '#src/api/status.ts'
import { useDraft } from '#src/routes/hooks/useDraft.ts'
import { useSingleFlight } from '#src/routes/hooks/useSingleFlight.ts'
import { noResponse, withTimeout } from '#src/routes/hooks/useWrite.ts'

/**
 * Uploads a part's picture, then saves the part with the picture's address (PAGE-11). If only the save fails, or its answer
 * is lost, the next attempt with the same file skips the upload. It can be stopped: the host may never answer. The picture
 * of another part, as its URL, needs no upload (ADMIN-25).
 * @returns props of the screen
 */
export function useAddPart() {
  const { upload } = usePlatform()
  const dispatch = useAppDispatch()
  const [savePart] = useAddPartMutation()
  const runExclusive = useSingleFlight()
  const { formKey, submitDraft, ...draft } = useDraft('part', partDraftSchema)
  const [step, setStep] = useState<AddPartStep>('idle')
  const [progress, setProgress] = useState<number | null>(null)
  const uploaded = useRef<{ file: File; url: string } | null>(null)
  const uploadAbort = useRef<AbortController | null>(null)
  const lastRequest = useRef<Promise<{ error?: unknown }>>(null)
  const isStopped = () => uploadAbort.current?.signal.aborted

  useEffect(() => () => uploadAbort.current?.abort(), [])

  const uploadOnce = async (file: File | string): Promise<string> => {
    if (typeof file === 'string') return file
    if (uploaded.current?.file === file) return uploaded.current.url
    setStep('uploading')
    setProgress(null)
    uploadAbort.current = new AbortController()
    const url = await upload.upload(file, { onProgress: setProgress, signal: uploadAbort.current.signal })
    uploaded.current = { file, url }
    return url
  }

  const uploadAndSave = async (form: AddPartForm, picture: File | string): Promise<void> => {
    lastRequest.current = null
    uploadAbort.current = null
    let url: string
    try {
      url = await uploadOnce(picture)
    } catch (reason) {
      if (isStopped()) return setStep('uploadFailed')
      const failure = reason instanceof UploadError ? reason.reason : null
      setStep(failure === 'changed' ? 'pictureChanged' : 'uploadFailed')
      dispatch(showToast(toast.error(failure === 'network' ? toasts.network : partToasts.notAdded)))
      return
    }
    if (isStopped()) return setStep('uploadFailed')
    setStep('saving')
    const onSaved = submitDraft()
    lastRequest.current = savePart(toAddPartBody(form, url))
    const request = lastRequest.current
    const saving = request.then(({ error }) => {
      // Even if the page was left in the meantime: the part must not be added twice.
      if (error === undefined) onSaved()
      // A response that comes after 30 s still counts, unless the form was sent again.
      if (request !== lastRequest.current) return
      setStep(error === undefined ? 'done' : mayHaveSucceeded(error) ? 'saveUnknown' : 'saveFailed')
    })
    if ((await withTimeout(saving)) === noResponse) setStep('saveUnknown')
  }

  return {
    formKey,
    ...draft,
    step,
    progress,
    addPart: (form: AddPartForm, picture: File | string) => void runExclusive(() => uploadAndSave(form, picture)),
    stopUpload: () => uploadAbort.current?.abort(),
  }
}
