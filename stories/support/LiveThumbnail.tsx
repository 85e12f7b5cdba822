import { useRef, useState } from 'react'
import { useToolbarTheme } from '#storybook/useToolbarTheme.ts'
import { storyWindowSize } from '#stories/support/thumbnailSize.ts'
import { useLoadQueue } from '#stories/support/useLoadQueue.ts'
import * as css from '#stories/support/LiveThumbnail.css.ts'

interface LiveThumbnailProps {
  storyId: string
  /** The text alternative. */
  label: string
  /** Width of the simulated screen in CSS px. */
  width?: number
  /** Height of the simulated screen in CSS px. By default the screen fills the thumbnail. */
  height?: number
}

/** Calls `done` when the story in a frame has been frozen, or after ten seconds. */
function callWhenFrozen({ contentDocument }: HTMLIFrameElement, done: () => void) {
  let checkCount = 0
  const timer = setInterval(() => {
    checkCount += 1
    // Storybook adds this element when it has frozen a story.
    if (checkCount < 100 && !contentDocument?.getElementById('storybook-freeze-after-finished')) return
    clearInterval(timer)
    done()
  }, 100)
}

/** The height of a thumbnail divided by its width. */
const heightPerWidth = storyWindowSize.height / storyWindowSize.width

/**
 * A small live picture of a story. The story runs in an inert frame, which is scaled to the picture's size and frozen after
 * the play function. Pictures load when they are near the viewport, a few at a time. Each appears once it is complete.
 */
export function LiveThumbnail({
  storyId,
  label,
  width = storyWindowSize.width,
  height = width * heightPerWidth,
}: LiveThumbnailProps) {
  const theme = useToolbarTheme()
  const ref = useRef<HTMLDivElement>(null)
  const { mayLoad, finishLoading } = useLoadQueue(ref)
  const [isShown, setIsShown] = useState(false)
  const showThumbnail = () => {
    setIsShown(true)
    finishLoading()
  }
  // Turns off the accessibility check, which takes longer than the story.
  const globals = `theme:${theme};a11y.manual:!true`
  // tan(atan2(a, b)) divides two lengths. Some browsers can't divide lengths directly.
  const transform = `scale(min(tan(atan2(100cqw, ${width}px)), tan(atan2(100cqh, ${height}px)))) translateX(-50%)`
  return (
    <div ref={ref} role="img" aria-label={label} className={css.frame} style={{ aspectRatio: 1 / heightPerWidth }}>
      <div inert>
        {mayLoad && (
          <iframe
            src={`iframe.html?id=${storyId}&viewMode=story&freeze=finished&globals=${globals}`}
            title={label}
            onLoad={(event) => callWhenFrozen(event.currentTarget, showThumbnail)}
            scrolling="no"
            className={css.screen}
            style={{ width, height, transform, visibility: isShown ? 'visible' : 'hidden' }}
          />
        )}
      </div>
    </div>
  )
}
