import { expect, screen, spyOn, waitFor, within } from 'storybook/test'
import type { CallRecord } from '#mocks/callLog.ts'
import { panelCopy } from '#mocks/demo/copy/panel.ts'
import type { DemoNotice } from '#mocks/demo/demo.ts'
import { buildLink } from '#mocks/demo/link.ts'
import { DemoPanel } from '#mocks/demo/panel/DemoPanel.tsx'
import { findGuide, toSituation } from '#mocks/demo/scenarioGuide.ts'
import { tours } from '#mocks/demo/tour/tours.ts'
import { defaultSettings } from '#mocks/settings.ts'
import { createObservable } from '#mocks/observable.ts'
import { createFakeOfflineSupport, createFakePlayer, createFakeDemo } from '#stories/demo/fakes.ts'
import { paths } from '#src/domain/paths.ts'
import preview from '#storybook/preview.tsx'

const rootUrl = 'https://demo.example/'

const createCallRecord = (id: number, changes: Partial<CallRecord>): CallRecord => ({
  id,
  name: 'getParts',
  status: 200,
  hadNoEffect: false,
  fault: null,
  sequence: id,
  ...changes,
})

const meta = preview.meta({
  title: 'Demo/DemoPanel',
  component: DemoPanel,
  parameters: { docs: { story: { inline: false, iframeHeight: '900px' } } },
  args: {
    demo: createFakeDemo(),
    player: createFakePlayer(),
    offline: createFakeOfflineSupport(),
    tours,
    callLog: createObservable<readonly CallRecord[]>([]),
    version: 'x1Y2z3W4',
    rootUrl,
    open: true,
  },
})

/** Starting a tour, switching the viewer or the situation, and changing a condition take one click each. */
export const Calm = meta.story({
  async play({ args: { demo, player }, canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /^Admin/ }))
    await expect(demo.switchTo).toHaveBeenCalledWith('admin')
    await userEvent.click(canvas.getByRole('button', { name: /^Low stock/ }))
    await expect(demo.open).toHaveBeenCalledWith(toSituation('runLowOnStock'))
    await expect(canvas.getByText(findGuide('runLowOnStock')?.toDo ?? '')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Scale' }))
    await expect(canvas.getByRole('button', { name: /^10,000 parts/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(demo.startOver).toHaveBeenCalledOnce()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Internet' }), 'Offline')
    await expect(demo.changeSettings).toHaveBeenLastCalledWith({ faults: { '*': 'network' } })
    await userEvent.click(canvas.getByRole('button', { name: 'Fix everything' }))
    await expect(canvas.getByRole('combobox', { name: 'Internet' })).toHaveDisplayValue('Online')
    await userEvent.click(canvas.getByRole('button', { name: 'Reset everything' }))
    const resetDialog = within(await screen.findByRole('alertdialog', { name: 'Reset everything?' }))
    await userEvent.click(resetDialog.getByRole('button', { name: 'Reset everything' }))
    await expect(demo.resetEverything).toHaveBeenCalledOnce()
    // The tour is started last, because on a phone the panel then closes to make room for the tour.
    await userEvent.click(canvas.getByRole('button', { name: /^Buy and pay/ }))
    await expect(player.play).toHaveBeenCalledWith(tours[0], 'manual')
  },
})

/** The badge and the keyboard shortcut open the panel, and Escape closes it. Focus moves into the panel and back. */
export const OpensAndCloses = meta.story({
  args: { open: false },
  async play({ canvas, userEvent }) {
    const badge = canvas.getByRole('button', { name: /^Demo/ })
    await userEvent.click(badge)
    await expect(canvas.getByRole('region', { name: 'Demo' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('region', { name: 'Demo' })).toBeNull()
    await expect(badge).toHaveFocus()
    await userEvent.keyboard('{Meta>}{Shift>}{x}{/Shift}{/Meta}')
    await expect(canvas.getByRole('region', { name: 'Demo' })).toHaveFocus()
    await expect(document.documentElement).toHaveAttribute('data-demo-room', 'panel')
  },
})

/** Some conditions make calls fail, and a link has set a response time that is not one of the options. */
export const ThingsFail = meta.story({
  args: {
    demo: createFakeDemo({
      scenario: 'chargeWithoutRecording',
      settings: { ...defaultSettings(), latency: 500, faults: { recordPayment: 500 } },
    }),
    offline: createFakeOfflineSupport({ phase: 'preparing', stored: 12, total: 40 }),
    callLog: createObservable<readonly CallRecord[]>([
      createCallRecord(1, { name: 'confirmCard', status: 'succeeded' }),
      createCallRecord(2, { name: 'recordPayment', status: 500, fault: 500 }),
    ]),
  },
  async play({ canvas }) {
    await expect(canvas.getByText('2 calls')).toBeVisible()
    await expect(canvas.getByRole('combobox', { name: 'Response time' })).toHaveDisplayValue('0.5 s')
  },
})

const notices = createObservable<readonly DemoNotice[]>([])

/**
 * Notices about the demo's start, for example about an ignored part of the link, stay until they are dismissed. While the
 * demo is switching to another viewer or situation, the buttons are disabled.
 */
export const Notices = meta.story({
  args: {
    demo: {
      ...createFakeDemo({ persistence: 'memory', isSwitching: true, viewer: null, viewerName: 'Ines Moreau' }),
      notices,
      dismissNotices: () => notices.set([]),
    },
    offline: createFakeOfflineSupport({ phase: 'ready' }, true),
  },
  beforeEach: () => notices.set([panelCopy.linkPartsIgnored(['card=stolen', 'tour=buy']), panelCopy.dataReset]),
  async play({ args, canvas, userEvent }) {
    await waitFor(() => expect(canvas.getByText(/card=stolen/)).toBeVisible())
    await expect(canvas.getByText(/buyAndPay, declined, charged, adminsDay, shippingDay, allOfIt/)).toBeVisible()
    const [dismissButton] = canvas.getAllByRole('button', { name: 'Dismiss' })
    if (dismissButton) await userEvent.click(dismissButton)
    await expect(canvas.queryByRole('button', { name: 'Dismiss' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'After this meeting' }))
    await expect(canvas.queryByText('New version of the demo')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: /^Admin/ }))
    await expect(args.demo.switchTo).not.toHaveBeenCalled()
  },
})

/** The situation can be shared by link or QR code. A second window can show it from the other side, such as the admin's. */
export const Shared = meta.story({
  args: { demo: createFakeDemo() },
  async play({ args, canvas, userEvent }) {
    const situation = args.demo.getSituation()
    const writeTextSpy = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByRole('button', { name: 'Link copied' })).toBeVisible()
    await expect(writeTextSpy).toHaveBeenCalledWith(buildLink(situation, rootUrl))
    await userEvent.click(canvas.getByText('QR code'))
    await expect(await canvas.findByRole('img', { name: 'QR code of the link to this situation' })).toBeVisible()
    const openWindowSpy = spyOn(window, 'open').mockReturnValue(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Second view' }))
    const url = buildLink({ ...situation, as: 'admin', path: paths.manageAllOrders }, rootUrl, { tab: 'own' })
    await expect(openWindowSpy.mock.lastCall?.[0]).toBe(url)
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Second view' })).toHaveValue(url))
  },
})

export const Small = meta.story({ globals: { viewport: { value: 'small' } } })
