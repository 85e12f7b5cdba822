import { available as copy } from '#src/copy/partsPage.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Checkbox } from '#src/design-system/components/Checkbox.tsx'
import { StateMessage } from '#src/design-system/components/StateMessage.tsx'

/** The filter for parts that can be ordered now (ORDER-18). */
export interface Available {
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** @param count how many parts can be ordered; null while only the first parts of a snapshot are loaded */
export const AvailableFilter = ({ isOn, onChange, count }: Available & { count: number | null }) => (
  <Checkbox
    label={count === null ? copy.pending : copy.label(count)}
    checked={isOn}
    onChange={(next) => onChange(next)}
  />
)

/** Replaces the list if no part can be ordered. */
export const NoAvailableParts = ({ onChange }: Pick<Available, 'onChange'>) => (
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
)
