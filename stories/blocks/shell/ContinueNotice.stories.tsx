import { ContinueNotice, type ContinueNoticeProps } from '#src/design-system/blocks/shell/ContinueNotice.tsx'
import { leadsTo } from '#stories/support/plays.ts'
import preview from '#storybook/preview.tsx'

const args: ContinueNoticeProps = { path: '/purchase/brake-rotor-345', label: 'Ventilated brake rotor 345 mm' }

const meta = preview.meta({ title: 'Blocks/ContinueNotice', component: ContinueNotice, args })

export const ToAPage = meta.story({
  args: { path: '/dashboard', label: null },
  play: leadsTo('/dashboard', 'Continue where you left off'),
})
