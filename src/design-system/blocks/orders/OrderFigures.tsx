import { orderFigures as copy } from '#src/copy/orderTabs.ts'
import * as css from '#src/design-system/blocks/orders/OrderFigures.css.ts'
import { Money } from '#src/design-system/components/Money.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'
import { cx } from '#src/design-system/theme/cx.ts'
import { toBarSegments, type OrderSums } from '#src/domain/orderTabs.ts'

/** The totals of the orders in each state and of all paid orders. The bar shows each state's share of the total (ADMIN-16). */
export function OrderFigures({ sums }: { sums: OrderSums }) {
  const segments = toBarSegments(sums)
  const hasBar = segments.some(({ width }) => width > 0)
  return (
    <div className={css.figures}>
      <dl className={css.list}>
        {segments.map(({ state, percent }) => (
          <div key={state} className={css.cell}>
            <dt className={css.label}>
              <svg viewBox="0 0 1 1" className={css.swatch} aria-hidden="true">
                <rect width="1" height="1" className={css.fill[state]} />
              </svg>
              {copy[state]}
            </dt>
            <dd className={css.amount}>
              <Money cents={sums[state].cents} />
            </dd>
            <dd className={css.note}>{copy.share(sums[state].count, percent)}</dd>
          </div>
        ))}
        <div className={css.cell}>
          <dt className={css.label}>{copy.income}</dt>
          <dd className={css.amount}>
            <Money cents={sums.income.cents} />
          </dd>
          <dd className={css.note}>{copy.orders(sums.income.count)}</dd>
        </div>
        {sums.unknownTotalCount > 0 && (
          <div className={css.leftOutNote}>
            <dt>
              <VisuallyHidden>{copy.leftOut}</VisuallyHidden>
            </dt>
            <dd>{copy.withoutTotal(sums.unknownTotalCount)}</dd>
          </div>
        )}
      </dl>
      {hasBar && (
        <svg
          role="img"
          aria-label={copy.bar(segments.map(({ state, percent }) => copy.barShare(copy[state], percent)))}
          className={css.bar}
        >
          {segments.map(({ state, start, width }) => (
            <rect
              key={state}
              x={`${start}%`}
              width={`${width}%`}
              height="100%"
              className={cx(css.segment, css.fill[state])}
            />
          ))}
        </svg>
      )}
    </div>
  )
}
