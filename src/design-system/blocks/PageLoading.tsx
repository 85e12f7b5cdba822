import { loading } from '#src/copy/loading.ts'
import { stillWorking } from '#src/copy/waiting.ts'
import { Spinner } from '#src/design-system/components/Spinner.tsx'

/** In a page's place while its code is on its way (STATE-1). */
export const PageLoading = () => <Spinner label={loading.page} slowLabel={stillWorking} space="page" />
