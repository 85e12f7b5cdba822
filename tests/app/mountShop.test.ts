import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { createMockPlatform } from '#mocks/platform/createMockPlatform.ts'
import { createShop } from '#src/app/createShop.ts'
import { mountShop } from '#src/app/mountShop.tsx'
import { toastsLabel } from '#src/copy/toasts.ts'
import { showToast } from '#src/notifications/actions.ts'
import { success } from '#src/notifications/toast.ts'

beforeEach(() => {
  document.body.replaceChildren(Object.assign(document.createElement('div'), { id: 'root' }))
  history.replaceState(null, '', '/')
})

/** Starts and shows a shop. @returns it, and how to take it away */
function show() {
  const shop = createShop(createMockPlatform())
  const stop = shop.start()
  const unmount = mountShop(shop, '/')
  return {
    shop,
    takeAway() {
      unmount()
      stop()
    },
  }
}

test('a shop can be taken away and another one shown; toasts of the first go with it', async () => {
  const first = show()
  await screen.findByRole('banner')
  first.shop.store.dispatch(showToast(success('Purchase Successfully')))
  const toast = await screen.findByText('Purchase Successfully')
  const count = document.body.childElementCount
  first.takeAway()
  expect(document.getElementById('root')).toBeEmptyDOMElement()
  // jsdom plays no animations
  await waitFor(() => {
    fireEvent.animationEnd(toast)
    expect(toast).not.toBeInTheDocument()
  })

  const second = show()
  await screen.findByRole('banner')
  second.shop.store.dispatch(showToast(success('Order Delete')))
  expect(await screen.findByText('Order Delete')).toBeVisible()
  expect(screen.getAllByRole('region', { name: toastsLabel })).toHaveLength(1)
  expect(document.body.childElementCount).toBe(count)
  await act(async () => second.takeAway())
})

test('without a #root it throws', () => {
  document.body.replaceChildren()
  expect(() => mountShop(createShop(createMockPlatform()), '/')).toThrow('#root')
})
