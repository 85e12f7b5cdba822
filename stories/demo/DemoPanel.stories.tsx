import { expect, waitFor, within } from 'storybook/test'
import { DemoPanel } from '#mocks/demo/panel/DemoPanel.tsx'
import { callLog } from '#mocks/callLog.ts'
import type { DemoNotice } from '#mocks/demo/demo.ts'
import { defaultDials } from '#mocks/dials.ts'
import { createState } from '#mocks/observable.ts'
import { fakeOffline, fakePlayer, fakeTours, runningDemo } from '#stories/demo/fakes.ts'
import { fakeMoments } from '#stories/support/moments.ts'
import preview from '#storybook/preview.tsx'

const link = 'https://demo.example/?v=1&scenario=everydayShop&as=customer'

const meta = preview.meta({
  title: 'Demo/DemoPanel',
  component: DemoPanel,
  parameters: { docs: { story: { inline: false, iframeHeight: '900px' } } },
  args: {
    demo: runningDemo(),
    player: fakePlayer(),
    offline: fakeOffline(),
    tours: fakeTours,
    log: callLog,
    reports: createState([]),
    moments: fakeMoments([]),
    version: 'x1Y2z3W4',
    bigPointer: createState(false),
    createLink: () => link,
    notesAddress: () => link,
    secondViewAddress: () => link,
    open: true,
  },
})

export const Calm = meta.story({
  async play({ canvas }) {
    const panel = within(canvas.getByRole('region', { name: 'Demo' }))
    for (const title of ['Play a story', 'Who', 'Situation', 'Conditions'])
      await expect(panel.getByRole('heading', { level: 3, name: title })).toBeVisible()
  },
})

/** The badge opens and closes it, and so does the key; the focus goes in and comes back. */
export const OpensAndCloses = meta.story({
  args: { open: false },
  async play({ canvas, userEvent }) {
    const badge = canvas.getByRole('button', { name: /^Demo/ })
    await userEvent.click(badge)
    await expect(canvas.getByRole('region', { name: 'Demo' })).toHaveFocus()
    await expect(badge).toHaveAttribute('aria-expanded', 'true')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Close the demo panel' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(badge).toHaveFocus()
    await userEvent.keyboard('{Control>}{Shift>}{x}{/Shift}{/Control}')
    await expect(canvas.getByRole('region', { name: 'Demo' })).toHaveFocus()
    await expect(document.documentElement).toHaveAttribute('data-demo-room', 'panel')
    await userEvent.keyboard('{Meta>}{Shift>}{x}{/Shift}{/Meta}')
    await expect(canvas.queryByRole('region')).toBeNull()
    await expect(document.documentElement).toHaveAttribute('data-demo-room', 'badge')
  },
})

/** The tab remembers that the panel is open. */
export const Remembered = meta.story({
  args: { open: undefined },
  beforeEach() {
    sessionStorage.setItem('dhruva-demo:panel', '{"isOpen":true,"scrollTop":160}')
    return () => sessionStorage.removeItem('dhruva-demo:panel')
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByRole('region', { name: 'Demo' }).scrollTop).toBe(160)
    await expect(document.body).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Close the demo panel' }))
    await expect(sessionStorage.getItem('dhruva-demo:panel')).toContain('"isOpen":false')
  },
})

export const ThingsFail = meta.story({
  args: {
    demo: runningDemo({
      scenario: 'chargeWithoutRecording',
      dials: { ...defaultDials(), latency: 2000, faults: { recordPayment: 500 } },
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('2 changed')).toBeVisible(),
})

export const Switching = meta.story({ args: { demo: runningDemo({ isSwitching: true }) } })

export const AnotherAccount = meta.story({
  args: { demo: runningDemo({ viewer: null, viewerName: 'Ines Moreau', newAccounts: 1 }) },
})

export const NothingIsSaved = meta.story({
  args: { demo: runningDemo({ persistence: 'memory' }), offline: fakeOffline({ phase: 'unavailable' }) },
  play: ({ canvas }) => expect(canvas.getByText('Nothing is saved')).toBeVisible(),
})

const notices = createState<readonly DemoNotice[]>([])

/** Shown until it is dismissed, with the panel open and closed. */
export const LinkNotUnderstood = meta.story({
  args: { open: false, demo: { ...runningDemo(), notices, dismissNotices: () => notices.set([]) } },
  beforeEach: () => notices.set([{ kind: 'linkNotUnderstood', parts: ['card=stolen'] }, { kind: 'dataHealed' }]),
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText(/card=stolen/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^Demo/ }))
    const panel = within(canvas.getByRole('region', { name: 'Demo' }))
    await waitFor(() => expect(panel.getByText(/card=stolen/)).toBeVisible())
    const [dismiss] = panel.getAllByRole('button', { name: 'Dismiss' })
    if (dismiss) await userEvent.click(dismiss)
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull()
  },
})

export const PreparingOffline = meta.story({
  args: { offline: fakeOffline({ phase: 'preparing', stored: 12, total: 40 }) },
})

/** It starts at once, or when all tabs of the demo are closed. */
export const NewVersion = meta.story({
  args: { offline: fakeOffline({ phase: 'ready' }, true) },
  async play({ args, canvas, userEvent }) {
    const notice = canvas.getByText('New version of the demo')
    await userEvent.click(canvas.getByRole('button', { name: 'Now' }))
    await expect(args.offline.startNewVersion).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'After this meeting' }))
    await expect(notice).not.toBeInTheDocument()
  },
})

export const NewVersionNotice = meta.story({ args: { offline: fakeOffline({ phase: 'ready' }, true) } })

export const Small = meta.story({ globals: { viewport: { value: 'small' } } })
