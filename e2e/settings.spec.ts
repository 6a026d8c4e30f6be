import { expectAccessible, THREE_SIZES } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { materialDetail } from './pages/material-detail.ts'
import { receivedMail } from './outbox.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { settings } from './pages/settings.ts'
import { shell } from './pages/shell.ts'
import { logIn, logInAnew, type Person, register, userOf } from './people.ts'

/** A red dot, the smallest picture there is. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
)

const FAULT = {
  status: 500,
  json: { success: false, error: { code: 'server.error', message: 'odd', status_code: 500 } },
}

test('an anonymous visitor is led to the login, and from there to the settings', async ({
  page,
  request,
}) => {
  const { email, password } = await register(request)
  await openPage(page, '/settings')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  const main = page.getByRole('main')
  await main.getByLabel('Email', { exact: true }).fill(email)
  await main.getByLabel('Password', { exact: true }).fill(password)
  await main.getByRole('button', { name: 'Log in' }).click()
  await expect(page).toHaveURL('/settings')
  await expect(settings(page).heading).toBeVisible()
})

test.describe('for who is logged in', () => {
  let person: Person

  test.beforeEach(async ({ context, page }) => {
    person = await logInAnew(context)
    await openPage(page, '/settings')
  })

  test('a profile is saved, names and links in their usual form', async ({ page, context }) => {
    const { profile } = settings(page)
    const username = `pots_${person.email.slice(5, 13)}`
    await expect(profile.field('Name')).toHaveValue(person.name)
    await profile.field('Username').clear()
    await profile.field('Username').pressSequentially(`@${username.replace('_', ' ')}`)
    await profile.field('Website').fill('example.org/pots')
    await profile.field('Instagram').fill('@test.pots')
    await profile
      .field('Description')
      .pressSequentially('I fire to **cone 10**.\n- celadon\ntenmoku')
    await expect(profile.says('32 / 5,000')).toBeVisible()
    await profile.save.click()
    await expect(shell(page).toast('Profile updated successfully')).toBeVisible()
    expect(await userOf(context)).toMatchObject({
      username,
      url: 'https://example.org/pots',
      instagram: 'https://instagram.com/test.pots',
    })

    await reloadPage(page)
    await expect(profile.field('Username')).toHaveValue(username)
    await expect(profile.field('Website')).toHaveValue('example.org/pots')
    await expect(profile.field('Description').locator('strong')).toHaveText('cone 10')
    await expect(profile.field('Description').locator('li')).toHaveText(['celadon', 'tenmoku'])
  })

  test('what is wrong is said at its field', async ({ page, context }) => {
    const { profile } = settings(page)
    await profile.field('Name').fill('ab')
    await profile.field('Website').fill('not a website')
    await profile.field('Facebook').fill('https://example.org/me')
    await profile.field('PayPal').fill('https://paypal.me.evil.test/me')
    await profile.field('Description').fill('x'.repeat(5001))
    await profile.save.click()
    for (const text of [
      'Name must be at least 3 characters',
      'Must be a valid URL',
      'Must be a valid domain (e.g., facebook.com)',
      'PayPal link must start with https://paypal.me',
      'Description must be at most 5000 characters',
    ]) {
      await expect(profile.says(text)).toBeVisible()
    }
    await expect(profile.field('Name')).toHaveAttribute('aria-invalid', 'true')
    expect((await userOf(context)).name).toBe(person.name)
  })

  test('a profile is not left with unsaved changes by accident', async ({ page }) => {
    const { profile, leaveDialog } = settings(page)
    await profile.field('Location').fill('Test Valley')
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help' })
    await help.click()
    await leaveDialog.getByRole('button', { name: 'Stay' }).click()
    await expect(leaveDialog).toBeHidden()
    await expect(page).toHaveURL('/settings')
    await expect(profile.field('Location')).toHaveValue('Test Valley')

    const asked = page.waitForEvent('dialog')
    const closing = page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.dismiss()
    await closing

    await help.click()
    await leaveDialog.getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/help')
  })

  test('saved changes can be left without a question', async ({ page }) => {
    const { profile } = settings(page)
    await profile.field('Location').fill('Test Valley')
    await profile.save.click()
    await expect(shell(page).toast('Profile updated successfully')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click()
    await expect(page).toHaveURL('/help')
  })

  test('nothing moves once it is known how much the device keeps', async ({ page }) => {
    await page.addInitScript(() => {
      const isLasting = navigator.storage.persisted.bind(navigator.storage)
      const known = new Promise((resolve) => addEventListener('known', resolve))
      navigator.storage.persisted = () => known.then(isLasting)
    })
    await openPage(page, '/settings')
    const kept = page.getByText('Your browser may remove it if space runs low.')
    const { save } = settings(page).password
    await expect(kept).toBeHidden()
    const before = await save.boundingBox()
    await page.evaluate(() => dispatchEvent(new Event('known')))
    await expect(kept).toBeVisible()
    expect(await save.boundingBox()).toEqual(before)
  })

  test('a password is changed, and other devices are logged out', async ({ page, browser }) => {
    const { password } = settings(page)
    const other = await browser.newContext()
    await logIn(other, person)
    await password.field('Current password').fill(person.password)
    await password.field('New password').fill('short')
    await expect(password.says('Weak')).toBeVisible()
    await password.field('New password').fill('another kiln door')
    await expect(password.says('Good')).toBeVisible()
    await password.field('Confirm new password').fill('another kiln dor')
    await password.save.click()
    await expect(password.says('Password confirmation does not match')).toBeVisible()
    await password.field('Confirm new password').fill('another kiln door')
    await password.save.click()
    await expect(shell(page).toast('Password changed')).toBeVisible()
    await expect(password.field('New password')).toHaveValue('')
    expect((await other.request.get('/v2/auth/user')).status()).toBe(401)
    await logIn(other, { ...person, password: 'another kiln door' })
    await other.close()
  })

  test('an email address is changed by the password and the link of a mail', async ({
    page,
    context,
    baseURL,
  }) => {
    const { email } = settings(page)
    const address = `new-${person.email}`
    await email.address.fill(address)
    await email.password.fill(person.password)
    await email.save.click()
    await expect(shell(page).toast(`We sent a link to ${address}`)).toBeVisible()
    expect((await userOf(context)).email).toBe(person.email)
    const mail = await receivedMail(baseURL ?? '', address, 'Confirm your new email address')
    const link = /http\S+\/confirm-email\?[^\s"<]+/.exec(mail)?.[0] ?? ''
    const { pathname, search } = new URL(link)
    await openPage(page, pathname + search)
    await page.getByRole('button', { name: 'Confirm email address' }).click()
    await expect(
      page.getByRole('heading', { name: 'Your email address has been changed' }),
    ).toBeFocused()
    expect((await userOf(context)).email).toBe(address)
  })

  test('a photo is chosen, seen, sent and removed', async ({ page, context }) => {
    const { avatar } = settings(page)
    const file = avatar.locator('input[type=file]')
    await avatar.getByRole('button', { name: 'Upload' }).click()
    await expect(avatar.getByText('Please select an image file')).toBeVisible()
    await file.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
    await expect(
      avatar.getByText('Please select a valid image file (JPEG, PNG, GIF, or WebP)'),
    ).toBeVisible()
    const buffer = Buffer.alloc(10 * 1024 * 1024 + 1)
    await file.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer })
    await expect(avatar.getByText('Image file must be smaller than 10MB')).toBeVisible()

    await file.setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: PNG })
    await expect(avatar.getByRole('img', { name: 'Preview' })).toBeVisible()
    await avatar.getByRole('button', { name: 'Upload' }).click()
    await expect(shell(page).toast('Photo changed')).toBeVisible()
    expect((await userOf(context)).cdnId).not.toBeNull()
    const picture = avatar.getByRole('img', { name: 'Your photo' })
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await avatar.getByRole('button', { name: 'Remove' }).click()
    await expect(shell(page).toast('Photo removed')).toBeVisible()
    expect((await userOf(context)).cdnId).toBeNull()
  })

  test('a photo can be dropped', async ({ page }) => {
    const { avatar } = settings(page)
    const dataTransfer = await page.evaluateHandle(
      (bytes) => {
        const transfer = new DataTransfer()
        transfer.items.add(new File([new Uint8Array(bytes)], 'dot.png', { type: 'image/png' }))
        return transfer
      },
      [...PNG],
    )
    await avatar.getByText('or drop it here').dispatchEvent('drop', { dataTransfer })
    await expect(avatar.getByRole('img', { name: 'Preview' })).toBeVisible()
    await avatar.getByRole('button', { name: 'Keep current photo' }).click()
    await expect(avatar.getByRole('img', { name: 'Your photo' })).toBeVisible()
  })

  test('oxides are grouped as one likes, with a live example', async ({
    page,
    context,
    library,
  }) => {
    const { umf } = settings(page)
    await expect(umf.formula).toBeVisible()
    const before = await umf.formula.innerText()
    await umf.type('Custom').check()
    await umf.remove('CaO', 'RO').click()
    await expect(umf.formula).not.toHaveText(before)
    await umf.add('R2O').selectOption('CaO')
    await expect(umf.remove('CaO', 'R2O')).toBeVisible()
    await expect(umf.add('RO2').getByRole('option', { name: 'CaO', exact: true })).toHaveCount(0)
    await umf.add('R2O').selectOption('SiO2')
    await expect(umf.remove('SiO2', 'RO2')).toBeHidden()
    await umf.remove('SiO2', 'R2O').click()
    await umf.add('RO2').selectOption('SiO2')
    await umf.save.click()
    await expect(shell(page).toast('Groups saved')).toBeVisible()
    const saved = (await userOf(context)).preferences.umfOxides
    expect(saved).toMatchObject({ type: 'custom' })

    const recipe = await library.recipe('Leach 4321')
    await openPage(page, recipe.path)
    await expect(page.getByRole('radio', { name: 'Your groups' })).toBeChecked()
    await expect(materialDetail(page).unityFormula).toBeVisible()
  })

  test('groups without a flux cannot be saved', async ({ page, context }) => {
    const { umf } = settings(page)
    await umf.type('Custom').check()
    for (const name of [/^Remove .* from R2O$/, /^Remove .* from RO$/]) {
      const buttons = umf.card.getByRole('button', { name })
      for (let left = await buttons.count(); left > 0; left -= 1) await buttons.first().click()
    }
    await expect(umf.card.getByText('At least one flux (R₂O or RO) is required')).toBeVisible()
    await expect(umf.save).toHaveAttribute('aria-disabled', 'true')
    // It takes the click, and does nothing.
    await umf.save.click({ force: true })
    expect((await userOf(context)).savedPreferences).not.toContain('umfOxides')
  })

  test('everything one has made can be taken along', async ({ page }) => {
    const exported = settings(page).card('Export your data')
    for (const format of ['JSON', 'YAML'] as const) {
      const download = page.waitForEvent('download')
      await exported.getByRole('button', { name: `Download ${format}` }).click()
      expect((await download).suggestedFilename()).toBe(`my-data.${format.toLowerCase()}`)
    }
  })

  test('sessions are listed and can be ended', async ({ page, browser }) => {
    const { sessions } = settings(page)
    const other = await browser.newContext({ userAgent: 'Mozilla/5.0 (iPhone) Safari/604.1' })
    await logIn(other, person)
    await reloadPage(page)
    await expect(sessions.getByText('This browser')).toBeVisible()
    await sessions.getByRole('button', { name: 'End session on Safari on iPhone' }).click()
    await expect(shell(page).toast('Session ended')).toBeVisible()
    await expect(sessions.getByText('Safari on iPhone')).toBeHidden()
    expect((await other.request.get('/v2/auth/user')).status()).toBe(401)

    await logIn(other, person)
    await reloadPage(page)
    await sessions.getByRole('button', { name: 'Log out everywhere else' }).click()
    await expect(shell(page).toast('You’ve been logged out everywhere else')).toBeVisible()
    expect((await other.request.get('/v2/auth/user')).status()).toBe(401)
    await expect(sessions.getByText('This browser')).toBeVisible()
    await other.close()
  })

  test('the settings have no serious flaw, in both themes at three widths', async ({ page }) => {
    const { umf, profile } = settings(page)
    await umf.type('Custom').check()
    await profile.field('Name').fill('ab')
    await profile.save.click()
    await expect(profile.says('Name must be at least 3 characters')).toBeVisible()
    await expectAccessible(page, THREE_SIZES)
  })

  test('the settings stay where they are while they come to life', async ({ page }) => {
    await page.addInitScript(() => {
      const entries: number[] = []
      Object.assign(window, { shifts: entries })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          entries.push((entry as PerformanceEntry & { value: number }).value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await openPage(page, '/settings')
    await expect(settings(page).sessions.getByText('This browser')).toBeVisible()
    const moved = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    expect(moved).toBeLessThan(0.02)
  })

  test('the account can be deleted', async ({ page }) => {
    await expect(settings(page).deletion).toContainText('14 days')
  })
})

test.describe('with a failing API', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test.beforeEach(async ({ context, page }) => {
    await logInAnew(context)
    await openPage(page, '/settings')
  })

  test('a wrong current password is said at its field', async ({ page }) => {
    const { password } = settings(page)
    await password.field('Current password').fill('not the one')
    await password.field('New password').fill('another kiln door')
    await password.field('Confirm new password').fill('another kiln door')
    await password.save.click()
    await expect(password.says('Incorrect current password')).toBeVisible()
    await expect(password.field('Current password')).toBeFocused()
  })

  test('failures are told, and nothing that was typed is lost', async ({ page }) => {
    const { profile, password, card } = settings(page)
    await page.route(/\/v2\/auth\/(profile|changePassword|export|exportYaml)$/, (route) =>
      route.fulfill(FAULT),
    )
    await profile.field('Location').fill('Test Valley')
    await profile.save.click()
    await expect(shell(page).toast('Failed to update profile')).toBeVisible()
    await expect(profile.field('Location')).toHaveValue('Test Valley')

    await password.field('Current password').fill('the one I have')
    await password.field('New password').fill('another kiln door')
    await password.field('Confirm new password').fill('another kiln door')
    await password.save.click()
    await expect(shell(page).toast('Failed to change password')).toBeVisible()

    await card('Export your data').getByRole('button', { name: 'Download YAML' }).click()
    await expect(shell(page).toast('Export failed')).toBeVisible()
    await page.unrouteAll()
    await page.route('**/v2/auth/export', (route) => route.fulfill({ body: '{"not' }))
    await card('Export your data').getByRole('button', { name: 'Download JSON' }).click()
    await expect(shell(page).toast('Invalid JSON data received from API')).toBeVisible()
  })

  test('a broken photo is told from a good one by the server', async ({ page }) => {
    const { avatar } = settings(page)
    await avatar.locator('input[type=file]').setInputFiles({
      name: 'broken.png',
      mimeType: 'image/png',
      buffer: PNG.subarray(0, 40),
    })
    await avatar.getByRole('button', { name: 'Upload' }).click()
    await expect(avatar.getByText('This image is damaged and can’t be read.')).toBeVisible()
    await expect(shell(page).toast('Upload failed')).toBeVisible()
  })
})
