import { expect, within } from 'storybook/test'
import { HomeScreen, type HomeScreenProps } from '#src/design-system/screens/HomeScreen.tsx'
import { catalogue } from '#stories/support/catalogue.ts'
import { failed, loading, ready } from '#stories/support/loadables.ts'
import preview from '#storybook/preview.tsx'

const args: HomeScreenProps = { parts: ready(catalogue) }

const meta = preview.meta({ title: 'Screens/Public/HomeScreen', component: HomeScreen, args })

export const Ready = meta.story({
  async play({ canvas }) {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forged to turn' })).toBeVisible()
    await expect(canvas.getByText('845')).toBeVisible()
    const parts = within(canvas.getByRole('region', { name: 'AVAILABLE PARTS' }))
    await expect(parts.getAllByRole('article')).toHaveLength(9)
    await expect(parts.getByText(`9 of ${catalogue.length}`)).toBeVisible()
  },
})

export const PartsLoading = meta.story({
  args: { parts: loading },
  async play({ canvas }) {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading parts')
    await expect(canvas.getByRole('heading', { name: 'Our Business Improvments' })).toBeVisible()
  },
})

const failure = failed('server')
export const PartsFailed = meta.story({
  args: { parts: failure },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forged to turn' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(failure.retry).toHaveBeenCalledOnce()
  },
})

export const PartsEmpty = meta.story({
  args: { parts: ready([]) },
  async play({ canvas }) {
    await expect(canvas.getByRole('heading', { name: 'No parts on the shelf' })).toBeVisible()
  },
})

export const FewParts = meta.story({
  args: { parts: ready(catalogue.slice(0, 3)) },
  async play({ canvas }) {
    await expect(canvas.getByText('3 parts')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: /See all/ })).toBeNull()
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } } })

export const ReducedMotion = meta.story({ globals: { motion: 'reduced' } })

export const Wired = meta.story({
  parameters: { wired: '/' },
  async play({ canvas }) {
    await expect((await canvas.findAllByRole('article')).length).toBe(9)
  },
})
