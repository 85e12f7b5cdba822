import type { ReactNode } from 'react'
import * as css from '#src/design-system/components/Facts.css.ts'

/** A list of facts with dotted leaders, such as "Minimum Order ........ 50 pcs". */
export function Facts({ items }: { items: readonly { term: ReactNode; value: ReactNode }[] }) {
  return (
    <dl className={css.list}>
      {items.map(({ term, value }, index) => (
        <div key={index} className={css.item}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
