import { expect } from 'storybook/test'
import { PartFormStatus, type PartFormStatusProps } from '#src/design-system/blocks/parts/PartFormStatus.tsx'
import preview from '#storybook/preview.tsx'

const args: PartFormStatusProps = { step: 'uploading', progress: 0.45, ref: null }

const meta = preview.meta({
  title: 'Blocks/PartFormStatus',
  component: PartFormStatus,
  parameters: { layout: 'padded' },
  args,
})

export const Uploading = meta.story({
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('value', '0.45')
  },
})

export const Saving = meta.story({ args: { step: 'saving' } })
export const Done = meta.story({ args: { step: 'done' } })
export const UploadFailed = meta.story({ args: { step: 'uploadFailed' } })
export const SaveFailed = meta.story({ args: { step: 'saveFailed' } })

export const Idle = meta.story({
  args: { step: 'idle' },
  async play({ canvasElement }) {
    await expect(canvasElement).toHaveTextContent('')
  },
})
