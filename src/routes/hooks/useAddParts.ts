import * as z from 'zod/mini'
import { useRef, useState } from 'react'
import { baseApi } from '#src/api/baseApi.ts'
import { createListTag } from '#src/api/call.ts'
import { fetchUncached } from '#src/api/fetchUncached.ts'
import { useAppDispatch } from '#src/api/hooks.ts'
import { sendSilently } from '#src/api/sendSilently.ts'
import { partCalls, useGetPartsQuery } from '#src/api/parts.ts'
import type { SelectedPartsFile } from '#src/design-system/blocks/parts/PartsFileDialog.tsx'
import { resolveUnknownResults, type Batch, type BatchEntry, type BatchEntryResult } from '#src/domain/batch.ts'
import { addPartBodySchema } from '#src/domain/part.ts'
import { isInCatalogue, toPartKeys, type NewPart, type PartsFile } from '#src/domain/partsFile.ts'
import type { SavedBatchEntry } from '#src/routes/savedBatches.ts'
import { useBatch } from '#src/routes/hooks/useBatch.ts'

const newPartSchema = z.object({ row: z.number(), body: addPartBodySchema })

const resultsAfterInterruption: Partial<Record<BatchEntryResult, BatchEntryResult>> = {
  waiting: 'notSent',
  sending: 'unknown',
}

/** Restores the batch of an earlier page load. The part that was being sent may have been added. */
function toInterruptedBatch(savedEntries: readonly SavedBatchEntry[]): Batch<NewPart> {
  const entries = savedEntries.map(({ id, result, value }): BatchEntry<NewPart> => {
    const { data } = z.safeParse(newPartSchema, value)
    return { id, item: data ? { id, ...data } : null, result: resultsAfterInterruption[result] ?? result }
  })
  return { entries, isStopping: false, endReason: 'interrupted' }
}

/** Checks a file of parts and adds its parts one by one (ADMIN-26). */
export function useAddParts() {
  const dispatch = useAppDispatch()
  const [file, setFile] = useState<SelectedPartsFile | null>(null)
  const latestFile = useRef<File>(null)
  const { batch, interruptedEntries, run, stop, close } = useBatch<NewPart>({
    name: 'parts',
    send: ({ body }) => dispatch(sendSilently('addPart', partCalls.addPart, body)),
    getDataToSave: ({ row, body }) => ({ row, body }),
    onEnd: () => void dispatch(baseApi.util.invalidateTags([createListTag('Part')])),
  })
  const displayedBatch = batch ?? (interruptedEntries.length > 0 ? toInterruptedBatch(interruptedEntries) : null)
  // After the batch, the refetched list shows which parts were added although their response was lost.
  const { currentData: parts } = useGetPartsQuery(undefined, {
    skip: displayedBatch === null || displayedBatch.endReason === null,
    refetchOnMountOrArgChange: true,
  })
  const catalogueKeys = toPartKeys(parts ?? [])

  const checkFile = async (file: File): Promise<PartsFile> => {
    try {
      const { readParts } = await import('#src/routes/csvTables.ts')
      const catalogue = await dispatch(fetchUncached('getParts', partCalls.getParts, undefined))
      return await readParts(file, toPartKeys(catalogue))
    } catch {
      return { problem: { kind: 'noCatalogue' } }
    }
  }

  const selectAndCheck = async (selectedFile: File) => {
    latestFile.current = selectedFile
    setFile({ name: selectedFile.name, checkResult: null })
    const checkResult = await checkFile(selectedFile)
    if (latestFile.current === selectedFile) setFile({ name: selectedFile.name, checkResult })
  }

  return {
    file,
    batch:
      displayedBatch &&
      resolveUnknownResults(displayedBatch, ({ item }) => item !== null && isInCatalogue(item, catalogueKeys)),
    selectFile: (selectedFile: File) => void selectAndCheck(selectedFile),
    saveTemplate: () => void import('#src/routes/csvTables.ts').then(({ saveTemplate }) => saveTemplate()),
    addParts(newParts: readonly NewPart[]) {
      latestFile.current = null
      setFile(null)
      run(newParts)
    },
    stop,
    close() {
      latestFile.current = null
      setFile(null)
      close()
    },
  }
}
