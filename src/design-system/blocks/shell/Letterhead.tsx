import { brand } from '#src/copy/brand.ts'
import * as css from '#src/design-system/blocks/shell/Letterhead.css.ts'
import { BrandMark } from '#src/design-system/components/BrandMark.tsx'

/** The shop's logo and address at the top of a printed page, which has no navbar or footer (STATE-17). */
export const Letterhead = () => (
  <div className={css.sender}>
    <BrandMark wordmark={brand.wordmark} />
    <address className={css.address}>
      <strong>{brand.name}</strong>
      {brand.address.map((line) => (
        <div key={line}>{line}</div>
      ))}
      <div>{brand.email}</div>
    </address>
  </div>
)
