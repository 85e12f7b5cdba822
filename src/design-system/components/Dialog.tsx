import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'

/**
 * A dialog of a page that is drawn with it, closed: no page waits for the code of its dialogs, which is here by the time one
 * opens (SPEED-1).
 */
export const Dialog = lazyComponent('DialogPanel', () => import('#src/design-system/components/DialogPanel.tsx'))
