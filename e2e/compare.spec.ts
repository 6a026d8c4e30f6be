import { expect, test } from './fixtures.ts'
import { comparison } from './pages/comparison.ts'
import { materialList } from './pages/material-list.ts'
import { openPage, reloadPage } from './pages/open-page.ts'
import { selectionBar } from './pages/selection-bar.ts'

test('selected recipes stand side by side with what differs', async ({ page }) => {
  const list = materialList(page)
  const compare = comparison(page)
  await openPage(page, '/recipes?q=leach+4321')
  await list.checkbox('Leach 4321').check()
  await list.checkbox('Leach 4321 Celadon').check()
  await selectionBar(page).compare.click()
  await expect(page).toHaveURL(/\/compare\?id=\d+(,|%2C)\d+$/)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Compare (2)')
  await expect(compare.columns).toHaveText(['Leach 4321', 'Leach 4321 Celadon'])
  await expect(compare.row('Red Iron Oxide')).toContainText(/–.*2\.00/)
  await expect(compare.row('Silica')).toBeVisible()

  await compare.onlyDifferent.check()
  await expect(compare.row('Silica')).toBeHidden()
  await expect(compare.row('Red Iron Oxide')).toBeVisible()
  await expect(page).toHaveURL(/diff=/)
})

test('the address is the comparison: it can be passed on', async ({ page, library }) => {
  const ids = await Promise.all(
    ['Leach 4321', 'Leach 4321 Celadon', 'Leach Ash Glaze'].map(library.recipe),
  )
  const compare = comparison(page)
  await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}`)
  await expect(compare.columns).toHaveText(ids.map(({ name }) => name))
  await compare.remove('Leach 4321 Celadon').click()
  await expect(compare.columns).toHaveText(['Leach 4321', 'Leach Ash Glaze'])
  await expect(page).not.toHaveURL(new RegExp(String(ids[1]?.id)))
})

test('what is compared is chosen, and stays in the address', async ({ page, library }) => {
  const ids = await Promise.all(
    ['Leach 4321', 'Leach 4321 Celadon', 'Leach Ash Glaze'].map(library.recipe),
  )
  const { row, figures, sections, section } = comparison(page)
  await openPage(page, `/compare?id=${ids.map(({ id }) => id).join(',')}`)
  await expect(row('Silica')).toBeVisible()
  await sections.click()
  await section('Recipe').uncheck()
  await section('Properties').uncheck()
  await expect(row('Silica')).toBeHidden()
  await expect(row('SiO2')).toBeVisible()
  await expect(page).toHaveURL(/show=additions,cost,umf,ratios,percent,molePercent$/)
  await reloadPage(page)
  await expect(row('SiO2')).toBeVisible()
  await expect(row('Silica')).toBeHidden()

  // The celadon is the reference: the first one differs from it by its iron.
  await figures.getByRole('button', { name: 'Compare with this: Leach 4321 Celadon' }).click()
  await expect(page).toHaveURL(new RegExp(`ref=${ids[1]?.id}`))
  await expect(row('Red Iron Oxide').getByRole('cell').first()).toContainText('−2.00')
  await expect(row('SiO2').getByRole('img', { name: 'highest' }).first()).toBeVisible()
  await expect(row('SiO2').getByRole('img', { name: 'lowest' }).first()).toBeVisible()
})

test('a hundred items scroll past: figures come with their columns', async ({ page, request }) => {
  const found = await request.get('/v2/search?composite=1&count=100&has_analysis=1')
  const { data } = (await found.json()) as { data: { id: number; name: string }[] }
  const { columns, figures, row } = comparison(page)
  await openPage(page, `/compare?id=${data.map(({ id }) => id).join(',')}`)
  await expect(columns).toHaveCount(data.length)
  const last = row('SiO2').getByRole('cell').last()
  await expect(last).toHaveText('')
  await figures.focus()
  await page.keyboard.press('End')
  await columns.last().scrollIntoViewIfNeeded()
  await expect(last).toHaveText(/\d/)
})

test('items that are gone are counted, the others are shown', async ({ page, library }) => {
  const { id } = await library.recipe('Leach 4321')
  await openPage(page, `/compare?id=${id},999999999`)
  await expect(page.getByText('1 of the items does not exist or is private.')).toBeVisible()
  await expect(comparison(page).columns).toHaveText(['Leach 4321'])
})

test('without a selection the page says how to begin', async ({ page }) => {
  await openPage(page, '/compare')
  await expect(page.getByRole('heading', { name: 'Nothing to compare yet' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Browse recipes' }).click()
  await expect(page).toHaveURL('/recipes')
})
