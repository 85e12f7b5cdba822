import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'

/**
 * A dialog, in a chunk of its own. Render it closed with its page: the page does not wait for the code, which is loaded by
 * the time the dialog opens (SPEED-1).
 */
export const Dialog = lazyComponent('DialogPanel', () => import('#src/design-system/components/DialogPanel.tsx'))
