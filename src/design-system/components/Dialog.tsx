import { lazyComponent } from '#src/design-system/components/lib/lazyComponent.tsx'

/**
 * A dialog whose code is in a chunk of its own. Render it closed, together with its page: the page doesn't wait for the
 * chunk, and the chunk is usually loaded by the time the dialog opens (SPEED-1).
 */
export const Dialog = lazyComponent('DialogPanel', () => import('#src/design-system/components/DialogPanel.tsx'))
