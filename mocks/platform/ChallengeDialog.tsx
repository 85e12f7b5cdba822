import { providerCopy } from '#mocks/copy.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { DialogPanel } from '#src/design-system/components/DialogPanel.tsx'

/**
 * The mock bank's 3-D Secure dialog.
 * @param onEnd is called with false if the customer fails authentication or closes the dialog
 */
export function ChallengeDialog({ onEnd }: { onEnd: (completed: boolean) => void }) {
  const { title, text, complete, fail } = providerCopy.challenge
  return (
    <DialogPanel
      open
      onClose={() => onEnd(false)}
      title={title}
      description={text}
      actions={
        <>
          <Button onClick={() => onEnd(false)}>{fail}</Button>
          <Button tone="primary" onClick={() => onEnd(true)}>
            {complete}
          </Button>
        </>
      }
    />
  )
}
