import type { Canvas } from 'storybook/internal/csf'
import { expect } from 'storybook/test'

// Annotations of stories that Login and Signup both have.

/** Google's window is open, and so this button waits. */
export const googleOpen = (submit: string) => ({
  args: { busy: 'google' as const },
  async play({ canvas }: { canvas: Canvas }) {
    await expect(canvas.getByRole('button', { name: 'Waiting for Google…' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: submit })).toBeDisabled()
  },
})

export const withoutDemo = {
  args: { demo: { user: false, admin: false } },
  async play({ canvas }: { canvas: Canvas }) {
    await expect(canvas.queryByText('Look around with a demo account')).toBeNull()
  },
}

const from = (path: string, label: string | null, text: string) => ({
  args: { origin: { path, label } },
  async play({ canvas }: { canvas: Canvas }) {
    await expect(canvas.getByText(text)).toBeVisible()
  },
})

/** The visitor comes from a part, and reads this. */
export const fromAPart = (text: string) => from('/purchase/brake-rotor-345', 'Ventilated brake rotor 345 mm', text)

/** The visitor comes from a page of the dashboard, and reads this. */
export const fromAPage = (text: string) => from('/dashboard/mypurchases', null, text)
