import { expect, fn } from 'storybook/test'
import { PartFormStatus, type PartFormStatusProps } from '#src/design-system/blocks/parts/PartFormStatus.tsx'
import preview from '#storybook/preview.tsx'

const args: PartFormStatusProps = { step: 'uploading', progress: 0.45, onStop: fn(), ref: null }

const meta = preview.meta({
  title: 'Blocks/PartFormStatus',
  component: PartFormStatus,
  parameters: { layout: 'padded' },
  args,
})

export const Uploading = meta.story({
  play: ({ canvas }) => expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.45'),
})

export const Saving = meta.story({
  args: { step: 'saving' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Saving the part…' })).not.toHaveAttribute('value'),
})

export const Done = meta.story({
  args: { step: 'done' },
  async play({ canvas }) {
    await expect(canvas.getByText('The part is in the catalogue')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'See all parts' })).toHaveAttribute('href', '/parts')
  },
})

export const UploadFailed = meta.story({
  args: { step: 'uploadFailed' },
  play: ({ canvas }) => expect(canvas.getByText('The picture could not be uploaded')).toBeVisible(),
})

export const SaveFailed = meta.story({
  args: { step: 'saveFailed' },
  play: ({ canvas }) => expect(canvas.getByText('The part could not be saved')).toBeVisible(),
})

export const SaveUnknown = meta.story({
  args: { step: 'saveUnknown' },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Tools' })).toHaveAttribute('href', '/parts'),
})

export const Idle = meta.story({
  args: { step: 'idle' },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
})
