import { loading } from '#src/copy/loading.ts'
import { Waiting, type WaitingProps } from '#src/design-system/blocks/page/Waiting.tsx'

/** Shown while a page's code is loading (STATE-1). */
export const PageLoading = ({ onRetry }: Pick<WaitingProps, 'onRetry'>) => (
  <Waiting label={loading.page} space="page" onRetry={onRetry} />
)
