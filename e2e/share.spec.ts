import type { Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { workerIsReady } from './pages/service-worker.ts'
import { logInAnew } from './people.ts'

test.use({
  serviceWorkers: 'allow',
  tolerated: /Failed to load resource|ERR_INTERNET_DISCONNECTED/,
})

/** Sends the form that a device sends when somebody shares something with the installed site. */
async function share(page: Page, words: Record<string, string>, isPhoto = false): Promise<void> {
  await openPage(page, '/help')
  await workerIsReady(page)
  await page.evaluate(
    async ({ words, isPhoto }) => {
      const form = document.createElement('form')
      Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' })
      for (const [name, value] of Object.entries(words)) {
        form.append(Object.assign(document.createElement('textarea'), { name, value }))
      }
      if (isPhoto) {
        const canvas = Object.assign(document.createElement('canvas'), { width: 60, height: 40 })
        canvas.getContext('2d')?.fillRect(0, 0, 30, 40)
        const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
        const files = new DataTransfer()
        if (blob) files.items.add(new File([blob], 'bowl.png', { type: 'image/png' }))
        const input = Object.assign(document.createElement('input'), {
          type: 'file',
          name: 'files',
        })
        input.files = files.files
        form.append(input)
      }
      document.body.append(form)
      form.submit()
    },
    { words, isPhoto },
  )
  await page.waitForURL(/\/(share|login)/)
}

test('a text that is shared is in the field of the import', async ({ page, context }) => {
  await logInAnew(context)
  await share(page, { title: 'Shared celadon', text: 'Silica 30\nKaolin 20' })
  await expect(page.getByRole('heading', { name: 'Import recipes', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(
    'Shared celadon\nSilica 30\nKaolin 20',
  )
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue(/Silica 30/)
})

test('a photo that is shared is in a new log, and forgotten once that is posted', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await share(page, { text: 'Out of the kiln, cone 6' }, true)
  await expect(page.getByRole('heading', { name: 'New log', level: 1 })).toBeVisible()
  await expect(page.getByRole('main').locator('img')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Out of the kiln, cone 6')
  await page.getByLabel('Title', { exact: true }).fill('Shared from the phone')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page).toHaveURL(/\/posts\/\d+/)
  await expect(page.getByRole('main').locator('img').first()).toBeVisible()
  await openPage(page, '/share')
  await expect(page.getByRole('heading', { name: 'Nothing arrived' })).toBeVisible()
  await expectAccessible(page)
})

test('who has to log in first finds what they shared afterwards', async ({ page, context }) => {
  await share(page, { text: 'Silica 30' })
  await expect(page).toHaveURL(/\/login/)
  await logInAnew(context)
  await openPage(page, '/share')
  await expect(page.getByRole('main').getByRole('textbox')).toHaveValue('Silica 30')
})
