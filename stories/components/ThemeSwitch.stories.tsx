import { expect, fn } from 'storybook/test'
import { ThemeSwitch, type ThemeSwitchProps } from '#src/design-system/components/ThemeSwitch.tsx'
import preview from '#storybook/preview.tsx'

const args: ThemeSwitchProps = {
  label: 'Theme',
  value: 'system',
  labels: { system: 'System', light: 'Light', dark: 'Dark' },
  onChange: fn(),
}

const meta = preview.meta({ title: 'Components/ThemeSwitch', component: ThemeSwitch, args })

export const FollowsTheSystem = meta.story({
  async play({ args, canvas, userEvent }) {
    await expect(canvas.getByRole('radio', { name: 'System' })).toBeChecked()
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }))
    await expect(args.onChange).toHaveBeenCalledWith('dark')
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible()
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
  },
})
