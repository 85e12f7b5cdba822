import { expect, waitFor } from 'storybook/test'

/**
 * Waits until the notice around a text has the focus (STATE-14). The focused element's own text would prove nothing: without
 * a focus it is that of the whole page.
 */
export const expectNoticeFocus = (text: HTMLElement): Promise<void> =>
  waitFor(() => expect(text.closest('[tabindex="-1"]')).toHaveFocus())
