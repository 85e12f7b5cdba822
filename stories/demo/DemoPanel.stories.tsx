import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import type { CallRecord } from '#mocks/callLog.ts'
import type { DemoNotice } from '#mocks/demo/demo.ts'
import { DemoPanel } from '#mocks/demo/panel/DemoPanel.tsx'
import { guideOf, situationFor } from '#mocks/demo/scenarioGuide.ts'
import { defaultDials } from '#mocks/dials.ts'
import { createState } from '#mocks/observable.ts'
import type { ReportRecord } from '#mocks/reportLog.ts'
import { fakeOffline, fakePlayer, fakeTours, runningDemo } from '#stories/demo/fakes.ts'
import preview from '#storybook/preview.tsx'

const link = 'https://demo.example/?v=1&scenario=everydayShop&as=customer'

const record = (id: number, changes: Partial<CallRecord>): CallRecord => ({
  id,
  name: 'getParts',
  startedAt: id,
  durationMs: 12,
  latencyMs: 0,
  answer: 200,
  changedNothing: false,
  cause: null,
  sequence: id,
  ...changes,
})

const logOf = (...records: CallRecord[]) => ({ ...createState<readonly CallRecord[]>(records), clear: () => {} })

const meta = preview.meta({
  title: 'Demo/DemoPanel',
  component: DemoPanel,
  parameters: { docs: { story: { inline: false, iframeHeight: '900px' } } },
  args: {
    demo: runningDemo(),
    player: fakePlayer(),
    offline: fakeOffline(),
    tours: fakeTours,
    log: logOf(),
    reports: createState<readonly ReportRecord[]>([]),
    version: 'x1Y2z3W4',
    createLink: () => link,
    secondViewAddress: ({ as, path }) => `https://demo.example${path}?as=${as}`,
    open: true,
  },
})

/** A story, somebody else, another situation, a condition: each is one press. */
export const Calm = meta.story({
  async play({ args: { demo, player }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Buy and pay/ }))
    await expect(player.play).toHaveBeenCalledWith(fakeTours[0], 'manual')
    await userEvent.click(canvas.getByRole('button', { name: /^Admin/ }))
    await expect(demo.switchTo).toHaveBeenCalledWith('admin')
    await userEvent.click(canvas.getByRole('button', { name: /^Low stock/ }))
    await expect(demo.open).toHaveBeenCalledWith(situationFor('runLowOnStock'))
    await expect(canvas.getByText(guideOf('runLowOnStock')?.toDo ?? '')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Scale' }))
    await expect(canvas.getByRole('button', { name: /^10,000 parts/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await expect(demo.startAgain).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '2000')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Network' }), 'Offline')
    await expect(demo.setDials).toHaveBeenLastCalledWith({ faults: { '*': 'network' } })
    await expect(canvas.getByText('2 changed')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'All calm' }))
    await expect(canvas.getByRole('combobox', { name: 'Speed' })).toHaveValue('0')
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

const payment = { orderId: 'order-1012', transactionId: 'pi_3NabcDefGhiJkl' }

/** A speed that is none of the choices comes from a link. The owner would have been told of each fault, with these fields. */
export const ThingsFail = meta.story({
  args: {
    demo: runningDemo({
      scenario: 'chargeWithoutRecording',
      dials: { ...defaultDials(), latency: 500, faults: { recordPayment: 500 } },
    }),
    log: logOf(
      record(1, { name: 'confirmCard', answer: 'succeeded' }),
      record(2, { name: 'recordPayment', answer: 500, cause: 500 }),
    ),
    reports: createState<readonly ReportRecord[]>([
      { id: 1, at: 1, type: 'failed-call', body: { call: 'recordPayment', kind: 'server', status: 500 } },
      { id: 2, at: 2, type: 'payment', body: { state: 'unrecorded', ...payment } },
    ]),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText('2 changed')).toBeVisible()
    await expect(canvas.getByText('2 calls')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Speed' })).toHaveDisplayValue('0.5 s')
    await userEvent.click(canvas.getByRole('button', { name: 'The owner is told 2' }))
    const [newest] = within(canvas.getByRole('list', { name: 'The owner is told' })).getAllByRole('listitem')
    await expect(newest).toHaveTextContent('Payment: unrecorded · order-1012 · pi_3NabcDefGhiJkl')
  },
})

/** Buttons keep the focus and ignore clicks while another situation is opened. */
export const Switching = meta.story({
  args: { demo: runningDemo({ isSwitching: true, viewer: null, viewerName: 'Ines Moreau' }) },
  async play({ args, canvas, userEvent }) {
    const admin = canvas.getByRole('button', { name: /^Admin/ })
    await userEvent.click(admin)
    await expect(admin).toHaveFocus()
    await expect(args.demo.switchTo).not.toHaveBeenCalled()
  },
})

const notices = createState<readonly DemoNotice[]>([])

/** What went wrong at the start is shown until it is dismissed, with the panel open and closed; what is kept nowhere stays. */
export const Notices = meta.story({
  args: {
    open: false,
    demo: { ...runningDemo({ persistence: 'memory' }), notices, dismissNotices: () => notices.set([]) },
    offline: fakeOffline({ phase: 'ready' }, true),
  },
  beforeEach: () => notices.set([{ kind: 'linkNotUnderstood', parts: ['card=stolen'] }, { kind: 'dataHealed' }]),
  async play({ args, canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText(/card=stolen/)).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: /^Demo/ }))
    const panel = within(canvas.getByRole('region', { name: 'Demo' }))
    await expect(panel.getByText('Nothing is saved')).toBeVisible()
    const [dismiss] = panel.getAllByRole('button', { name: 'Dismiss' })
    if (dismiss) await userEvent.click(dismiss)
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Now' }))
    await expect(args.offline.startNewVersion).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'After this meeting' }))
    await expect(canvas.queryByText('New version of the demo')).toBeNull()
  },
})

/** Accounts made in the demo would be lost: it asks first. */
export const AsksFirst = meta.story({
  args: { demo: runningDemo({ viewer: null, viewerName: 'Ines Moreau', newAccounts: 2 }) },
  async play({ args, canvas, userEvent }) {
    const lowStock = canvas.getByRole('button', { name: /^Low stock/ })
    await userEvent.click(lowStock)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Drop 2 new accounts?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Keep' }))
    await expect(args.demo.open).not.toHaveBeenCalled()
    await expect(lowStock).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset everything' }))
    const reset = within(await screen.findByRole('alertdialog', { name: 'Reset everything?' }))
    await userEvent.click(reset.getByRole('button', { name: 'Reset everything' }))
    await expect(args.demo.resetEverything).toHaveBeenCalledOnce()
  },
})

/** The link as text and as a code, and the other side of the shop in a window of its own. */
export const Sharing = meta.story({
  async play({ canvas, userEvent }) {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible()
    await expect(write).toHaveBeenCalledWith(link)
    await userEvent.click(canvas.getByRole('button', { name: 'QR code' }))
    await expect(await canvas.findByRole('img', { name: 'QR code of the link to this situation' })).toBeVisible()
    const open = spyOn(window, 'open').mockReturnValue(window)
    await userEvent.click(canvas.getByRole('button', { name: 'Second view' }))
    await expect(open.mock.lastCall?.[0]).toBe('https://demo.example/dashboard/manageallorders?as=admin')
  },
})

/** The browser refuses the clipboard and the window: link and window can be had by hand. */
export const Refused = meta.story({
  args: { createLink: () => 'http://localhost:4173/parts?v=1' },
  async play({ canvas, userEvent }) {
    await expect(canvas.getByText(/works on this computer only/)).toBeVisible()
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    const field = await canvas.findByRole('textbox', { name: 'Link to this situation' })
    await waitFor(() => expect(field).toHaveFocus())
    spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Second view' }))
    await expect(canvas.getByRole('link', { name: 'Open the second view' })).toHaveAttribute('target', '_blank')
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } } })
