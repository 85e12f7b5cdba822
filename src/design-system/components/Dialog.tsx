import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'

/**
 * A dialog that loads its code from a chunk of its own. Render the closed dialog together with its page. The page doesn't
 * wait for the chunk, which has usually loaded by the time the dialog opens (SPEED-1).
 */
export const Dialog = lazyComponent('DialogPanel', () => import('#src/design-system/components/DialogPanel.tsx'))
