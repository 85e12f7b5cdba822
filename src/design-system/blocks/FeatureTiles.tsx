import { about } from '#src/copy/about.ts'
import { featureIcons, type FeatureName } from '#src/design-system/blocks/featureIcons.ts'
import * as css from '#src/design-system/blocks/FeatureTiles.css.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

export interface FeatureTilesProps {
  /** Level of the tiles' headings. */
  level: 2 | 3
}

const features: readonly FeatureName[] = ['manufacturing', 'award', 'growth', 'certified']

/** The four things the works is proud of, in a hairline grid (SHOP-2). */
export function FeatureTiles({ level }: FeatureTilesProps) {
  return (
    <ul className={css.tiles}>
      {features.map((feature) => (
        <li key={feature} className={css.tile}>
          <svg className={css.icon} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <path d={featureIcons[feature]} />
          </svg>
          <div className={css.words}>
            <Heading level={level} size="card">
              {about.features[feature].title}
            </Heading>
            <Text size="small" tone="muted">
              {about.features[feature].text}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  )
}
