import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { materialDetail } from './pages/material-detail.ts'
import { openPage } from './pages/open-page.ts'
import { readPages } from './pages/printed-pages.ts'
import { shell } from './pages/shell.ts'
import { weighOff } from './pages/weigh-off.ts'
import { logInAnew } from './people.ts'

test.use({ viewport: { width: 390, height: 844 } })

const HAVE = ['G-200 Feldspar', 'Silica', 'Wollastonite', 'Grolleg Kaolin']

test('a potter without Custer feldspar copies a celadon, solves it from the shelf, mixes 3 kg and knows what to buy', async ({
  page,
  context,
  library,
}) => {
  test.slow()
  const { main } = shell(page)
  const { batch, more, title } = materialDetail(page)
  const scale = weighOff(page)
  const celadon = await library.recipe('Tom Buck Celadon')
  await logInAnew(context)

  // What is on the shelf: plenty of all but kaolin, and no Custer.
  await openPage(page, '/stock')
  await main.getByRole('button', { name: 'Import from a file' }).click()
  const rows = HAVE.map((name) => `${name},${name === 'Grolleg Kaolin' ? '0.5' : '5'},kg,10`)
  await main.getByLabel('Or paste a table').fill(['material,weight,unit,price', ...rows].join('\n'))
  await main.getByRole('button', { name: 'Read table' }).click()
  await main.getByRole('button', { name: 'Add 4 purchases' }).click()
  await expect(main.locator('summary', { hasText: 'G-200' })).toContainText('5 kg')

  // The celadon becomes an own recipe.
  await openPage(page, celadon.path)
  await more.click()
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page).toHaveURL(/copy-of-tom-buck-celadon/)
  await main.getByRole('link', { name: 'Edit', exact: true }).click()
  await page.getByLabel('Name', { exact: true }).fill('Celadon from my shelf')

  // With the keyboard alone: Custer gives way to what is there, and the formula stays.
  const replace = page.getByRole('button', {
    name: 'Replace Custer Feldspar and keep the formula',
  })
  await replace.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  const use = dialog.getByRole('button', { name: 'Use this recipe' })
  await expect(use).toBeEnabled({ timeout: 30_000 })
  await expectAccessible(page)
  await use.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Amount of G-200 Feldspar')).toHaveValue(/^[23]\d/)
  await expect(page.getByLabel('Amount of Custer Feldspar')).toHaveCount(0)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/recipes\/\d+\/(?!edit)/)
  await expect(title).toContainText('Celadon from my shelf')

  // Three kilograms are planned; the kaolin isn’t enough, and is on the shopping list.
  await batch.open()
  await batch.size.fill('3000')
  await main.getByRole('button', { name: 'Plan this batch' }).click()
  await expect(page).toHaveURL(/\/batches\/\d+/)
  const planned = page.url()
  await openPage(page, '/shopping')
  await expect(main.getByText('Grolleg Kaolin')).toBeVisible()
  await expect(main.getByText('G-200 Feldspar')).toHaveCount(0)
  await expectAccessible(page)
  expect(await readPages(page, 'Letter')).toEqual(['216 × 279'])

  // Bought, weighed off and mixed, it is gone from the stock.
  await openPage(page, '/stock')
  const feldspar = main.locator('summary', { hasText: 'G-200' })
  await expect(feldspar).toContainText('5 kg')
  await openPage(page, planned)
  await main.getByRole('button', { name: 'Weigh it off' }).click()
  await expect(scale.weighed).toBeVisible()
  while (await scale.weighed.isVisible()) await scale.weighed.click()
  await scale.done.click()
  await main.getByRole('button', { name: 'It’s mixed' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take it from stock' }).click()
  await expect(main.getByText(/Mixed on/)).toBeVisible()
  await openPage(page, '/stock')
  await expect(feldspar).toContainText(/^G-200 Feldspar.*4\.\d+\skg/)
})
