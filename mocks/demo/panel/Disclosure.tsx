import { useId, useState, type ReactNode } from 'react'
import * as css from '#mocks/demo/panel/Disclosure.css.ts'
import { Icon } from '#src/design-system/components/Icon.tsx'

export interface DisclosureProps {
  label: string
  /** A short note at the right of the label, such as a count. */
  note?: string
  /** Rendered only while it is open. */
  children: ReactNode
}

/** Shows and hides more of a section. Closed at first. */
export function Disclosure({ label, note, children }: DisclosureProps) {
  const [isOpen, setIsOpen] = useState(false)
  const id = useId()
  return (
    <div>
      <button
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className={css.label}>{label}</span>
        {note !== undefined && <span className={css.note}>{note}</span>}
        <span className={css.chevron}>
          <Icon name="chevron" />
        </span>
      </button>
      {isOpen && <div id={id}>{children}</div>}
    </div>
  )
}
