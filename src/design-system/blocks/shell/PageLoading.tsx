import { loading, stillWorking } from '#src/copy/loading.ts'
import { Spinner } from '#src/design-system/components/Spinner.tsx'

/** Shown while a page's code is loading (STATE-1). */
export const PageLoading = () => <Spinner label={loading.page} slowLabel={stillWorking} space="page" />
