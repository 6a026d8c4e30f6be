import type { Page } from '@playwright/test'
import { NOTIFICATIONS_REFRESH_MS } from '@glazy/contract/limits'
import type { Notification } from '@glazy/contract/notifications'
import { expectAccessible, THREE_SIZES } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { logInAnew } from './people.ts'

function notifications(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Notifications' })
  return {
    bell: page.getByRole('banner').getByRole('button', { name: /^Notifications/ }),
    panel,
    items: panel.getByRole('listitem'),
    markAll: panel.getByRole('button', { name: 'Mark all as read' }),
    none: panel.getByText('No new notifications'),
  }
}

const FAULT = {
  status: 400,
  json: { success: false, error: { code: 'request.invalid', message: 'odd', status_code: 400 } },
}

function notification(id: number, changes: Partial<Notification> = {}): Notification {
  return {
    id,
    type: 'other',
    kind: null,
    title: `Test ${id}`,
    message: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    createdAtDiff: '3 days ago',
    log_id: null,
    material: null,
    material_id: null,
    link: null,
    ...changes,
  }
}

test('an anonymous visitor has no bell', async ({ page }) => {
  await openPage(page, '/help')
  await expect(notifications(page).bell).toHaveCount(0)
})

test.describe('for who is logged in', () => {
  test.beforeEach(async ({ context }) => {
    await logInAnew(context)
  })

  test('a newcomer is welcomed, reads it and has nothing left', async ({ page }) => {
    const { bell, panel, items, none } = notifications(page)
    await openPage(page, '/help')
    await expect(bell).toHaveAccessibleName('Notifications, 1 unread')
    await bell.click()
    await expect(items).toHaveCount(1)
    await items.getByRole('button', { name: /^Mark “.+” as read$/ }).click()
    await expect(none).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(bell).toHaveAccessibleName('Notifications')
  })

  test('the server draws the badge', async ({ page, context }) => {
    await page.goto('about:blank')
    const html = await (await context.request.get('/help')).text()
    expect(html).toContain('aria-label="Notifications, 1 unread"')
  })

  test('the keyboard opens the panel, and Escape gives the focus back', async ({ page }) => {
    const { bell, panel } = notifications(page)
    await openPage(page, '/help')
    await bell.focus()
    await page.keyboard.press('Enter')
    await expect(panel).toBeVisible()
    expect(await panel.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(bell).toBeFocused()
  })

  test('a notification leads to what it is about and is read', async ({ page }) => {
    const { bell, panel } = notifications(page)
    const marked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('markAsRead')) marked.push(`${request.method()} ${request.url()}`)
    })
    await page.route('**/v2/notifications/unread', (route) =>
      route.fulfill({
        json: {
          data: {
            notifications: [
              notification(7, { type: 'comment', message: 'Nice!', link: '/recipes?q=leach' }),
            ],
            count: 1,
          },
        },
      }),
    )
    await page.route('**/v2/notifications/markAsRead/7', (route) =>
      route.fulfill({ json: { success: true, count: 0 } }),
    )
    await openPage(page, '/help')
    await bell.click()
    await expect(panel.getByRole('img', { name: 'Comment' })).toBeVisible()
    await expect(panel.getByText('Nice!')).toBeVisible()
    await expect(panel.getByText('3 days ago')).toBeVisible()
    await panel.getByRole('link', { name: 'Test 7' }).click()
    await expect(page).toHaveURL('/recipes?q=leach')
    await expect(panel).toBeHidden()
    await expect
      .poll(() => marked)
      .toEqual([expect.stringMatching(/^POST .+\/v2\/notifications\/markAsRead\/7$/)])
  })

  test('the panel has no serious flaw, in both themes at three widths', async ({ page }) => {
    const { bell, items } = notifications(page)
    await openPage(page, '/help')
    await bell.click()
    await expect(items).toHaveCount(1)
    await expectAccessible(page, THREE_SIZES)
  })

  test('more than 99 are 99+', async ({ page }) => {
    await page.route('**/v2/notifications/unread', (route) =>
      route.fulfill({
        json: { data: { notifications: [notification(1), notification(2)], count: 140 } },
      }),
    )
    const { bell, panel } = notifications(page)
    await openPage(page, '/help')
    await expect(bell).toHaveText('99+')
    await expect(bell).toHaveAccessibleName('Notifications, 99+ unread')
    await bell.click()
    await expect(panel.getByText('138 older unread notifications')).toBeVisible()
  })

  test.describe('where no stream comes', () => {
    test.use({ tolerated: /Failed to load resource/ })

    test('they are asked for again every two minutes', async ({ page }) => {
      let asked = 0
      await page.route('**/v2/notifications/stream', (route) => route.abort())
      await page.route('**/v2/notifications/unread', (route) => {
        asked += 1
        return route.fulfill({ json: { data: { notifications: [], count: asked + 4 } } })
      })
      await page.clock.install()
      await openPage(page, '/help')
      const { bell } = notifications(page)
      await expect(bell).toHaveAccessibleName('Notifications, 5 unread')
      await page.clock.fastForward(NOTIFICATIONS_REFRESH_MS / 2)
      expect(asked).toBe(1)
      await page.clock.fastForward(NOTIFICATIONS_REFRESH_MS / 2)
      await expect(bell).toHaveAccessibleName('Notifications, 6 unread')
    })
  })
})

test.describe('with a failing API', () => {
  test.use({ tolerated: /Failed to load resource/ })

  test.beforeEach(async ({ context, page }) => {
    await logInAnew(context)
    await page.route('**/v2/notifications/markAsRead**', (route) => route.fulfill(FAULT))
  })

  test('what could not be marked comes back', async ({ page }) => {
    const { bell, items, markAll } = notifications(page)
    await page.route('**/v2/notifications/markAsRead/*', (route) => route.fulfill(FAULT))
    await openPage(page, '/help')
    await bell.click()
    await items.getByRole('button', { name: /^Mark/ }).click()
    await expect(shell(page).toast('Failed to mark notification as read')).toBeVisible()
    await expect(items).toHaveCount(1)
    await markAll.click()
    await expect(shell(page).toast('Failed to mark all notifications as read')).toBeVisible()
    await expect(items).toHaveCount(1)
    await expect(bell).toHaveText('1')
  })

  test('what could not be loaded is said, and can be tried again', async ({ page }) => {
    const { bell, panel, items } = notifications(page)
    await page.route('**/v2/notifications/unread', (route) => route.fulfill(FAULT))
    await openPage(page, '/help')
    await bell.click()
    await expect(panel.getByRole('alert')).toContainText('Failed to load notifications')
    await page.unroute('**/v2/notifications/unread')
    await panel.getByRole('button', { name: 'Try again' }).click()
    await expect(items).toHaveCount(1)
  })
})
