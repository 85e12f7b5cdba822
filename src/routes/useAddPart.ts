import { useEffect, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useAddPartMutation } from '#src/api/partMutations.ts'
import { partToasts } from '#src/copy/partToasts.ts'
import { toAddPartBody, type AddPartForm, type AddPartStep } from '#src/domain/addPart.ts'
import { showToast } from '#src/notifications/actions.ts'
import { error } from '#src/notifications/toast.ts'
import { usePlatform } from '#src/platform/PlatformContext.ts'
import { useSingleFlight } from '#src/routes/useSingleFlight.ts'

/**
 * Uploads a part's picture, then saves the part with its address (PAGE-11), one part at a time. When only the saving
 * fails, the next attempt with the same file does not upload it again. Leaving the page stops the upload.
 */
export function useAddPart() {
  const { upload } = usePlatform()
  const dispatch = useDispatch()
  const [addPart] = useAddPartMutation()
  const runExclusive = useSingleFlight()
  const [step, setStep] = useState<AddPartStep>('idle')
  const [progress, setProgress] = useState<number | null>(null)
  const uploaded = useRef<{ file: File; url: string } | null>(null)
  const leaving = useRef<AbortController | null>(null)

  useEffect(() => () => leaving.current?.abort(), [])

  const send = async (file: File): Promise<string> => {
    if (uploaded.current?.file === file) return uploaded.current.url
    setStep('uploading')
    setProgress(null)
    leaving.current = new AbortController()
    const url = await upload.upload(file, { onProgress: setProgress, signal: leaving.current.signal })
    uploaded.current = { file, url }
    return url
  }

  const add = async (form: AddPartForm, file: File): Promise<void> => {
    const url = await send(file).catch(() => null)
    if (leaving.current?.signal.aborted) return
    if (url === null) {
      setStep('uploadFailed')
      dispatch(showToast(error(partToasts.notAdded)))
      return
    }
    setStep('saving')
    const sent = await addPart(toAddPartBody(form, url))
    setStep(sent.error === undefined ? 'done' : 'saveFailed')
  }

  return { step, progress, onAdd: (form: AddPartForm, file: File) => void runExclusive(() => add(form, file)) }
}
