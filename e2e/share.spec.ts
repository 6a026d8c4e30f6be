import type { Page } from '@playwright/test'
import { drawPicture } from './draw-picture.ts'
import { expect, OWN_WORKER, test } from './fixtures.ts'
import { openPage } from './pages/open-page.ts'
import { workerIsReady } from './pages/service-worker.ts'
import { logInAnew } from './people.ts'

test.use(OWN_WORKER)

/** Sends what the device sends for the share target of the manifest: a form, as a navigation. */
async function share(page: Page, shared: { text?: string; photograph?: string }): Promise<void> {
  await page.evaluate(async ({ text, photograph }) => {
    const manifest = await fetch(
      document.querySelector<HTMLLinkElement>('[rel=manifest]')?.href ?? '',
    )
    const { share_target: target } = (await manifest.json()) as {
      share_target: {
        action: string
        method: string
        enctype: string
        params: { text: string; files: { name: string }[] }
      }
    }
    const form = document.createElement('form')
    form.method = target.method
    form.enctype = target.enctype
    form.action = target.action
    const words = document.createElement('textarea')
    words.name = target.params.text
    words.value = text ?? ''
    const files = document.createElement('input')
    files.type = 'file'
    files.name = target.params.files[0]?.name ?? ''
    if (photograph !== undefined) {
      const bytes = Uint8Array.from(atob(photograph), (letter) => letter.charCodeAt(0))
      const brought = new DataTransfer()
      brought.items.add(new File([bytes], 'celadon.png', { type: 'image/png' }))
      files.files = brought.files
    }
    form.append(words, files)
    document.body.append(form)
    form.submit()
  }, shared)
  await expect(page).toHaveURL(/\/share$/)
}

test('a text that is shared with the installed site is ready to be imported', async ({
  page,
  context,
}) => {
  await logInAnew(context)
  await openPage(page, '/')
  await workerIsReady(page)
  await share(page, {
    text: 'Shared celadon\nPotash Feldspar 40\nSilica 30\nWhiting 20\nKaolin 10',
  })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import recipes')
  await expect(page.getByRole('textbox').filter({ hasText: 'Shared celadon' })).toBeVisible()
})

test('a photo that is shared with it begins a log', async ({ page, context }) => {
  await logInAnew(context)
  await openPage(page, '/')
  await workerIsReady(page)
  const picture = await drawPicture(page, 'teal')
  await share(page, { photograph: picture.toString('base64') })
  await expect(page.getByRole('img', { name: /celadon|photo/i }).first()).toBeVisible()
})

test('a share that brings nothing says so', async ({ page, context }) => {
  await logInAnew(context)
  await openPage(page, '/')
  await workerIsReady(page)
  await share(page, {})
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing arrived')
})
