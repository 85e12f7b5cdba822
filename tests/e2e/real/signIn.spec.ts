import { expect, test } from '#tests/e2e/real/support/fixtures.ts'
import { countPasswordResets } from '#tests/e2e/real/support/dbState.ts'
import { expectAppStarted, logIn, logOut, openDashboard, getToast } from '#tests/e2e/steps.ts'

test.describe('with the identity provider’s emulator', { tag: '@release' }, () => {
  test('a rejected sign-in and sign-up show the reason, and the form still works', async ({
    page,
    customer,
    person,
  }) => {
    const alerts: string[] = []
    page.on('dialog', (dialog) => {
      alerts.push(dialog.message())
      void dialog.accept()
    })
    await page.goto('./login')
    for (const [account, reason] of [
      [person('Nobody Known'), 'This Email Not Registered'],
      [{ ...customer, password: 'Wrong!one' }, 'Wrong Password'],
      [{ ...customer, email: 'rina@akter@example' }, 'Please Enter A Valid Email'],
    ] as const) {
      await logIn(page, account)
      await expect(page.getByText(reason)).toBeVisible()
    }
    expect(alerts).toEqual([])
    // Google's sign-in fails, because the test can't reach Google.
    await page.getByRole('button', { name: 'Google Sign In' }).click()
    await expect(page.getByText('Somthing is Wrong! Please Check')).toBeVisible()
    expect(alerts).toEqual(['Somthing is Wrong! Please Check'])
    await logIn(page, customer)
    await logOut(page)

    await page.getByRole('link', { name: 'SIGNUP' }).click()
    await page.getByLabel('Name').fill(customer.name)
    await page.getByLabel('Email').fill(customer.email)
    await page.getByLabel('Password', { exact: true }).fill(customer.password)
    await page.getByRole('button', { name: 'SIGN UP' }).click()
    await expect(page.getByText('Email Is Allready Registered')).toBeVisible()
    await expect(page.getByLabel('Name')).toHaveValue(customer.name)
  })

  test('Forget Password sends one email, and is disabled for 30 seconds afterwards', async ({ page, customer }) => {
    await page.clock.install()
    await page.goto('./login')
    await expectAppStarted(page)
    const forgetButton = page.getByRole('button', { name: 'Forget Password' })
    await page.getByLabel('Email').fill(customer.email)
    await forgetButton.click()
    await expect(getToast(page, 'Reset Password Email Sended')).toBeVisible()
    expect(await countPasswordResets(customer.email)).toBe(1)
    await expect(forgetButton).toBeDisabled()
    await page.clock.fastForward(30_000)
    await expect(forgetButton).toBeEnabled()
  })

  test('a password can be changed only with the old password', async ({ page, customer }) => {
    const nextPassword = 'Another#1'
    await page.goto('./login')
    await logIn(page, customer)
    await openDashboard(page, 'My Profile')
    for (const [current, message] of [
      ['Wrong!one', 'Wrong Password'],
      [customer.password, 'Password changed'],
    ] as const) {
      await page.getByLabel('Current password').fill(current)
      await page.getByLabel('New password').fill(nextPassword)
      await page.getByRole('button', { name: 'Change password' }).click()
      await expect(page.getByText(message)).toBeVisible()
    }
    await logOut(page)
    await page.getByRole('link', { name: 'LOGIN' }).click()
    await logIn(page, customer)
    await expect(page.getByText('Wrong Password')).toBeVisible()
    await logIn(page, { ...customer, password: nextPassword })
    await expect(page.getByRole('button', { name: 'LOGOUT' })).toBeVisible()
  })
})
