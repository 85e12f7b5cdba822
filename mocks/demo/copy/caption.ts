/** Texts of the caption that a tour plays with; what it says of a step stands with the step. */
export const captionCopy = {
  label: 'Tour',
  progress: 'Steps done',
  step: (step: number, count: number) => `${step} / ${count}`,
  back: 'Back',
  next: 'Next',
  auto: 'Auto',
  manual: 'By hand',
  end: 'End',
  keep: 'Keep',
  rewind: 'Rewind',
  late: 'Still waiting for the shop. The tour goes on by itself.',
  // In place of the step's text.
  ended: 'The end. Keep the shop as it is now, or rewind to where you were before the tour.',
} as const
