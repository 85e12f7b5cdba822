import { about } from '#src/copy/publicPages.ts'
import * as css from '#src/design-system/blocks/home/FeatureTiles.css.ts'
import { Heading } from '#src/design-system/components/Heading.tsx'
import { Text } from '#src/design-system/components/Text.tsx'

/** One path per feature on a 48 px grid. */
export const featureIcons = {
  /** A gear. */
  manufacturing:
    'M21 4h6l1 5 4 1.7 4.3-2.9 4.2 4.2-2.9 4.3 1.7 4 5 1v6l-5 1-1.7 4 2.9 4.3-4.2 4.2-4.3-2.9-4 1.7-1 5h-6l-1-5-4-1.7-4.3 2.9-4.2-4.2 2.9-4.3-1.7-4-5-1v-6l5-1 1.7-4-2.9-4.3 4.2-4.2 4.3 2.9 4-1.7zM24 15.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 1 0 0-17zM22 15.7v4h4v-4',
  /** A trophy. */
  award:
    'M14 5h20v13a10 10 0 0 1-20 0zM14 9H6v4a8 8 0 0 0 8.5 8M34 9h8v4a8 8 0 0 1-8.5 8M24 28v8M17 36h14v6H17zM12 42h24M20 11v6',
  /** A factory and a rising line. */
  growth: 'M4 43V29l10-7v7l10-7v7l10-7v21zM34 43h10V14h-6l-1 8M4 43h40M11 35h4v8M21 35h6M4 17l11-7 8 4L37 4M31 4h6v6',
  /** A globe and a check mark. */
  certified:
    'M42.5 20A19 19 0 1 0 24 43M24 5c-6 5-8 11.5-8 19s2 14 8 19M24 5c5 4.2 7.3 9.3 7.9 15M6 17.5h36M5.5 30.5H22M27 35.5l6 6L45 28',
} as const

/** The name of a feature that has an icon. */
export type FeatureName = keyof typeof featureIcons

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
