import { expect, fireEvent, waitFor } from 'storybook/test'
import { NotFoundScreen } from '#src/design-system/screens/NotFoundScreen.tsx'
import { expectLink, onSmallPhone } from '#stories/support/plays.ts'
import { inShell } from '#stories/support/inShell.tsx'
import preview from '#storybook/preview.tsx'

const meta = preview.meta({ title: 'Screens/Public/Page not Found', component: NotFoundScreen })

/** The page is shown for every unknown URL and leads back to Home. */
export const InTheShop = meta.story({
  name: 'In the shop',
  tags: ['good-day'],
  ...inShell('visitor'),
  play: expectLink('/', 'Back to Home'),
})

/** If the picture of the page can’t be loaded, a drawing replaces it. */
export const PictureMissing = meta.story({
  name: 'The picture is missing',
  tags: ['borders', 'STATE-12', 'no-missing-file'],
  async play({ canvas }) {
    await fireEvent.error(canvas.getByRole('img'))
    const getDrawing = () => canvas.getByRole('img', { name: /one of the five wheel nuts is missing/ })
    await waitFor(() => expect(getDrawing().tagName).not.toBe('IMG'))
  },
})

/** At 320 pixels the picture and the text fit the width. */
export const Small = meta.story({ name: 'On a small phone', tags: ['borders', 'STATE-16'], ...onSmallPhone })
