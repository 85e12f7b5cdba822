import { about } from '#src/copy/publicPages.ts'
import { featureIcons, type FeatureName } from '#src/design-system/blocks/home/featureIcons.ts'
import * as css from '#src/design-system/blocks/home/FeatureTiles.css.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

export interface FeatureTilesProps {
  /** Heading level of the tiles. */
  level: 2 | 3
}

const features: readonly FeatureName[] = ['manufacturing', 'award', 'growth', 'certified']

/** Four features of the shop in a grid. */
export function FeatureTiles({ level }: FeatureTilesProps) {
  return (
    <ul role="list" className={css.tiles}>
      {features.map((feature) => (
        <li key={feature} className={css.tile}>
          <svg className={css.icon} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
            <path d={featureIcons[feature]} />
          </svg>
          <div className={css.texts}>
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
