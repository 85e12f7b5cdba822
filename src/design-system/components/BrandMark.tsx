import * as css from '#src/design-system/components/BrandMark.css.ts'

/** The shop's logo: a hexagon nut and the wordmark. */
export function BrandMark({ wordmark }: { wordmark: string }) {
  return (
    <span className={css.mark}>
      <svg className={css.nut} viewBox="0 0 30 30" aria-hidden="true">
        <path d="M15 2l11.3 6.5v13L15 28 3.7 21.5v-13z" />
        <circle cx="15" cy="15" r="5.6" />
      </svg>
      {wordmark}
    </span>
  )
}
