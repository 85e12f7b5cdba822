import { brand } from '#src/copy/brand.ts'
import * as css from '#src/design-system/blocks/Letterhead.css.ts'
import { BrandMark } from '#src/design-system/components/BrandMark.tsx'

/** Who printed pages are from, in the navbar's and footer's place (STATE-17); not to be seen on the screen. */
export function Letterhead() {
  return (
    <div className={css.letterhead}>
      <div className={css.line}>
        <BrandMark wordmark={brand.wordmark} />
        <address className={css.sender}>
          <strong>{brand.name}</strong>
          {brand.address.map((line) => (
            <div key={line}>{line}</div>
          ))}
          <div>{brand.email}</div>
        </address>
      </div>
    </div>
  )
}
