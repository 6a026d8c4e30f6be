import type { Page } from '@playwright/test'

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Chooses pictures in the dialog, gives each a title and sends them. */
export async function addPhotographs(page: Page, pictures: readonly (readonly [string, Buffer])[]) {
  await page.getByRole('button', { name: 'Add photos' }).click()
  const dialog = page.getByRole('dialog', { name: /^Add photos/ })
  await dialog
    .getByLabel('Choose photos')
    .setInputFiles(pictures.map(([title, picture]) => jpeg(`${title}.jpg`, picture)))
  const titles = dialog.getByLabel('Title')
  await titles.nth(pictures.length - 1).waitFor()
  for (const [at, [title]] of pictures.entries()) await titles.nth(at).fill(title)
  await dialog.getByRole('button', { name: /^Upload/ }).click()
  return dialog
}
