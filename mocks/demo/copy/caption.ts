/** The labels and messages around a tour's caption. The captions themselves are in the steps. */
export const captionCopy = {
  label: 'Tour',
  progress: 'Steps done',
  step: (step: number, count: number) => `${step} / ${count}`,
  back: 'Back',
  next: 'Next',
  // Shown instead of Next.
  playing: 'Playing…',
  waiting: 'Waiting…',
  auto: 'Auto',
  manual: 'Manual',
  end: 'End',
  keep: 'Keep',
  rewind: 'Rewind',
  late: 'The shop is taking longer than usual. The story continues when it is ready.',
  // Shown instead of the step's caption.
  ended: 'The end. Keep the shop as it is, or rewind to where you were before the tour.',
} as const
