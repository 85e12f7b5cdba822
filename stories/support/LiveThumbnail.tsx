import { useRef, useState } from 'react'
import { useToolbarTheme } from '#storybook/useToolbarTheme.ts'
import { storyWindow } from '#stories/support/thumbnailSize.ts'
import { useLoadQueue } from '#stories/support/useLoadQueue.ts'
import * as css from '#stories/support/LiveThumbnail.css.ts'

interface LiveThumbnailProps {
  storyId: string
  /** What is seen, for people who don't see it. */
  label: string
  /** Width of the simulated screen in CSS px. */
  width?: number
  /** Height of the simulated screen in CSS px; by default it fills the thumbnail. */
  height?: number
}

/** Calls `done` when the story in a frame has been stopped, or after ten seconds. */
function onFrozen({ contentDocument }: HTMLIFrameElement, done: () => void) {
  let checks = 0
  const timer = setInterval(() => {
    checks += 1
    // Storybook's own mark.
    if (checks < 100 && !contentDocument?.getElementById('storybook-freeze-after-finished')) return
    clearInterval(timer)
    done()
  }, 100)
}

/** Height divided by width. */
const aspect = storyWindow.height / storyWindow.width

/**
 * A small live picture of a story, as wide as its container: the story on a screen of `width`, scaled, stopped when its
 * play function has ended, and out of reach of pointer and keyboard. It loads when it is near the window, a few at a time, is
 * shown when it is complete, and follows the toolbar's theme.
 */
export function LiveThumbnail({
  storyId,
  label,
  width = storyWindow.width,
  height = width * aspect,
}: LiveThumbnailProps) {
  const theme = useToolbarTheme()
  const ref = useRef<HTMLDivElement>(null)
  const { mayLoad, done } = useLoadQueue(ref)
  const [isShown, setIsShown] = useState(false)
  const show = () => {
    setIsShown(true)
    done()
  }
  // Without the accessibility check, which takes longer than the story.
  const globals = `theme:${theme};a11y.manual:!true`
  // The angle makes a number of two lengths: not every browser divides them.
  const transform = `scale(min(tan(atan2(100cqw, ${width}px)), tan(atan2(100cqh, ${height}px)))) translateX(-50%)`
  return (
    <div ref={ref} role="img" aria-label={label} className={css.frame} style={{ aspectRatio: 1 / aspect }}>
      <div inert>
        {mayLoad && (
          <iframe
            src={`iframe.html?id=${storyId}&viewMode=story&freeze=finished&globals=${globals}`}
            title={label}
            onLoad={(event) => onFrozen(event.currentTarget, show)}
            scrolling="no"
            className={css.screen}
            style={{ width, height, transform, visibility: isShown ? 'visible' : 'hidden' }}
          />
        )}
      </div>
    </div>
  )
}
