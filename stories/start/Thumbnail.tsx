import * as css from '#stories/start/start.css.ts'
import { toThumbnailFileName, type ThumbnailTheme } from '#stories/start/thumbnails.ts'
import { LiveThumbnail } from '#stories/support/LiveThumbnail.tsx'
import { thumbnailSize } from '#stories/support/thumbnailSize.ts'
import { useToolbarTheme } from '#storybook/useToolbarTheme.ts'

const thumbnailUrls = import.meta.glob<string>('../thumbnails/*.avif', { import: 'default', eager: true })

const toThumbnailUrl = (storyId: string, theme: ThumbnailTheme) =>
  thumbnailUrls[`../thumbnails/${toThumbnailFileName(storyId, theme)}`]

/** The media query that selects the dark picture, by the theme selected in the toolbar. */
const darkMediaByTheme = { system: '(prefers-color-scheme: dark)', light: 'not all', dark: 'all' }

interface ThumbnailProps {
  storyId: string
  /** The text alternative. */
  label: string
}

/** A small picture of a story in the toolbar's theme. A story without a picture file is rendered live. */
export function Thumbnail({ storyId, label }: ThumbnailProps) {
  const theme = useToolbarTheme()
  const lightUrl = toThumbnailUrl(storyId, 'light')
  const darkUrl = toThumbnailUrl(storyId, 'dark')
  if (lightUrl === undefined || darkUrl === undefined) return <LiveThumbnail storyId={storyId} label={label} />
  return (
    <picture>
      <source srcSet={darkUrl} media={darkMediaByTheme[theme]} />
      <img src={lightUrl} alt={label} {...thumbnailSize} className={css.thumbnail} />
    </picture>
  )
}
