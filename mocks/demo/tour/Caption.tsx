import { captionCopy as texts } from '#mocks/demo/copy/caption.ts'
import * as css from '#mocks/demo/tour/Caption.css.ts'
import type { TourPlayer } from '#mocks/demo/tour/createTourPlayer.ts'
import type { TourStatus } from '#mocks/demo/tour/tour.ts'
import { useObservable } from '#mocks/demo/useObservable.ts'
import { Button } from '#src/design-system/components/Button.tsx'
import { Text } from '#src/design-system/components/Text.tsx'
import { VisuallyHidden } from '#src/design-system/components/VisuallyHidden.tsx'

const nextLabels: Record<TourStatus, string> = {
  acting: texts.playing,
  ready: texts.next,
  late: texts.waiting,
  ended: texts.keep,
}

/** Shows the current caption to the audience, and the buttons that control the tour to the presenter. */
export function Caption({ player }: { player: TourPlayer }) {
  const state = useObservable(player.state)
  if (!state) return null
  const { tour, stepIndex, pace, status } = state
  const caption = tour.steps[stepIndex]?.caption ?? ''
  const stepCount = tour.steps.length
  const completedStepCount = stepIndex + Number(status === 'ready' || status === 'ended')
  const isPlaying = status !== 'ended'
  const isAutomatic = pace === 'auto'
  return (
    <div className={css.strip}>
      <div
        role="progressbar"
        aria-label={texts.progress}
        aria-valuenow={completedStepCount}
        aria-valuemax={stepCount}
        className={css.progress}
        ref={(line) => line?.style.setProperty('scale', `${completedStepCount / stepCount} 1`)}
      />
      <div className={css.content}>
        <div className={css.head}>
          <span>{tour.title}</span>
          <span className={css.count}>{texts.step(stepIndex + 1, stepCount)}</span>
        </div>
        <div className={css.text} aria-live="polite">
          <Text size="inherit">{isPlaying ? caption : texts.ended}</Text>
          {status === 'late' && <VisuallyHidden>{texts.late}</VisuallyHidden>}
        </div>
        <div className={css.buttons}>
          <Button tone="quiet" size="small" onClick={isPlaying ? player.end : () => void player.rewind()}>
            {isPlaying ? texts.end : texts.rewind}
          </Button>
          {isPlaying && (
            <Button tone="quiet" size="small" onClick={() => player.setPace(isAutomatic ? 'manual' : 'auto')}>
              {isAutomatic ? texts.manual : texts.auto}
            </Button>
          )}
          <div className={css.main}>
            {isPlaying && (
              <Button size="small" onClick={player.back}>
                {texts.back}
              </Button>
            )}
            <div className={css.next}>
              <Button
                tone="primary"
                size="small"
                arrow={status === 'ready'}
                onClick={isPlaying ? player.next : player.end}
                disabled={status === 'late'}
              >
                {nextLabels[status]}
              </Button>
            </div>
          </div>
        </div>
      </div>
    </div>
  )
}
