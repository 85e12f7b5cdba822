/** Accessible names in a carousel (PAGE-7). */
export const carousel = {
  carousel: 'carousel',
  slide: 'slide',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (number: number, count: number) => `${number} of ${count}`,
} as const
