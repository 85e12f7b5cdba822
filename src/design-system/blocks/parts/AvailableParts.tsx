import type { ReactNode } from 'react'
import { available as copy } from '#src/copy/partsPage.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Checkbox } from '#src/design-system/components/Checkbox.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'
import { findUnavailableReason, type Part } from '#src/domain/part.ts'

export interface AvailablePartsProps {
  parts: readonly Part[]
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** The parts are the first ones of a snapshot: how many can be ordered is not known yet. */
  isPending?: boolean
  /** @param filter the box, for the toolbar @param empty what the list shows if no part can be ordered */
  children: (rows: readonly Part[], filter: ReactNode, empty: ReactNode) => ReactNode
}

/** A box in the toolbar: only what can be ordered now, and how many they are (ORDER-18). */
export function AvailableParts({ parts, isOn, onChange, isPending = false, children }: AvailablePartsProps) {
  const orderable = parts.filter((part) => findUnavailableReason(part) === null)
  return children(
    isOn ? orderable : parts,
    <Checkbox
      label={isPending ? copy.pending : copy.label(orderable.length)}
      checked={isOn}
      onChange={(next) => onChange(next)}
    />,
    isOn && orderable.length === 0 ? (
      <StateMessage
        drawing="empty"
        title={copy.none.title}
        action={
          <Button tone="secondary" onClick={() => onChange(false)}>
            {copy.none.action}
          </Button>
        }
      >
        {copy.none.text}
      </StateMessage>
    ) : null,
  )
}
