import { expect, test } from '#tests/e2e/fixtures.ts'

test('a review is rated, written and sent with the keyboard', { tag: '@release' }, async ({ page }) => {
  await page.goto('./dashboard/addreviews')
  await page.getByRole('button', { name: 'Demo User' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Add A Review' })).toBeVisible()
  const rating = page.getByRole('slider', { name: 'Rating' })
  const expectStars = (stars: number) => expect(rating).toHaveAttribute('aria-valuetext', `${stars} out of 5 stars`)

  await rating.focus()
  await page.keyboard.press('End')
  await expectStars(5)
  await page.keyboard.press('ArrowRight')
  await expectStars(5)
  await page.keyboard.press('Home')
  await expectStars(0)
  for (const key of ['ArrowRight', 'ArrowUp', 'ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']) {
    await page.keyboard.press(key)
  }
  await expectStars(1)

  await page.keyboard.press('Tab')
  await page.keyboard.type('Nepal')
  // Closes the browser's list of suggestions, which would take the next key.
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Straight, quiet, on time.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thank you for your review')).toBeVisible()
  await expect(rating).toHaveValue('0')
})

test.describe('stars', () => {
  test.use({ hasTouch: true })

  test('are set by mouse and by touch, in half steps', { tag: '@release' }, async ({ page }) => {
    await page.goto('./dashboard/addreviews')
    await page.getByRole('button', { name: 'Demo User' }).click()
    const rating = page.getByRole('slider', { name: 'Rating' })
    const box = await rating.boundingBox()
    if (!box) throw new Error('the slider is not there')
    // The slider has 11 steps: zero and ten half stars.
    const at = (stars: number) => [box.x + ((stars * 2 + 0.5) / 11) * box.width, box.y + box.height / 2] as const

    await page.mouse.click(...at(3.5))
    await expect(rating).toHaveValue('3.5')
    await expect(rating).toBeFocused()
    await page.mouse.move(...at(3.5))
    await page.mouse.down()
    await page.mouse.move(...at(1))
    await page.mouse.up()
    await expect(rating).toHaveValue('1')
    await page.mouse.move(...at(5))
    await expect(rating).toHaveValue('1')
    await page.touchscreen.tap(...at(4.5))
    await expect(rating).toHaveValue('4.5')
    await expect(rating).toBeFocused()
    await page.touchscreen.tap(...at(0))
    await expect(rating).toHaveValue('0')
  })
})
