/** Texts of the caption that a tour plays with; what it says of a step stands with the step. */
export const captionCopy = {
  label: 'Tour',
  progress: 'Steps done',
  step: (step: number, count: number) => `${step} / ${count}`,
  back: 'Back',
  next: 'Next',
  // In place of Next.
  playing: 'Playing…',
  waiting: 'Waiting…',
  auto: 'Auto',
  manual: 'Manual',
  end: 'End',
  keep: 'Keep',
  rewind: 'Rewind',
  late: 'The shop is taking longer than usual. The story continues when it is ready.',
  // In place of the step's text.
  ended: 'The end. Keep the shop as it is, or rewind to where you were before the tour.',
} as const
