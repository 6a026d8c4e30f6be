import { expectAccessible } from './accessible.ts'
import { expect, test } from './fixtures.ts'
import { materialDetail } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { shell } from './pages/shell.ts'
import { becomeStranger, logInAnew, userOf } from './people.ts'

const TABLE = `material,price,unit,SKU
Potash Feldspar,2.50,kg,PF-1
silica,1.20,kg,
Whiting,0.80,kg,W-7
Kaolin,1.60,kg,
Quaggaite,3,kg,`

const LEACH = ['Potash Feldspar', 'Silica', 'Whiting', 'Kaolin'] as const

test('a shelf comes from a table, prices a batch, and says what can be made of it', async ({
  page,
  context,
  library,
}) => {
  const { main } = shell(page)
  const list = materialList(page)
  const { batch } = materialDetail(page)
  const leach = await library.recipe('Leach 4321')
  await logInAnew(context)
  const { username } = await userOf(context)
  const row = (name: string) => main.getByRole('row').filter({ hasText: name })

  await openPage(page, `/${username}/inventory`)
  await expect(main.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await main.getByRole('button', { name: 'Import from a file' }).click()
  await main.getByRole('textbox', { name: 'Or paste a table' }).fill(TABLE)
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Read table' }).click()
  await expect(main.getByText('1 material to match')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('combobox', { name: 'Match for Quaggaite' }).selectOption('leaveOut')
  await main.getByRole('button', { name: 'Add 4 materials' }).click()
  for (const name of LEACH) await expect(row(name)).toBeVisible()
  await expect(row('Potash Feldspar')).toContainText('$2.50')
  await expectAccessible(page)

  await main.getByRole('button', { name: 'Edit price and SKU of Potash Feldspar' }).click()
  const price = main.getByRole('textbox', { name: 'Price of Potash Feldspar' })
  await expect(price).toBeFocused()
  await expectAccessible(page)
  await price.fill('cheap')
  await price.press('Enter')
  await expect(price).toHaveAccessibleDescription(/digits with an optional decimal point/)
  await price.fill('2')
  await price.press('Enter')
  await expect(page.getByText('Price updated')).toBeVisible()
  await expect(row('Potash Feldspar')).toContainText('$2.00')

  await openPage(page, leach.path)
  await expect(main.getByText('You have all 4 ingredients.')).toBeVisible()
  await batch.open()
  await batch.size.fill('1000')
  await batch.cost.click()
  await expect(batch.price('Potash Feldspar')).toHaveValue('2')
  await expect(batch.costTable.getByRole('row').last()).toContainText('1.48')

  await openPage(page, `/${username}/inventory`)
  await main.getByRole('link', { name: 'What I can make' }).click()
  await expect(list.chip('I have everything')).toBeVisible()
  await expect(list.item('Leach 4321')).toBeVisible()
  await expect(list.item('Leach 4321')).toContainText('4/4')
  await expect(list.item('Leach 4321 Celadon')).toBeHidden()
  await expectAccessible(page)

  await openPage(page, '/recipes?q=leach')
  await page.setViewportSize({ width: 1440, height: 900 })
  await list.choose('More filters', 'Missing one')
  await expect(list.item('Leach 4321 Celadon')).toContainText('4/5')
})

test('where nothing can be made, the list says why', async ({ page, context }) => {
  const { main } = shell(page)
  await openPage(page, '/recipes?makeable=all')
  await expect(main.getByRole('heading', { name: 'Log in to see what you can make' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Log in' })).toHaveAttribute(
    'href',
    /\/login\?redirect=.*makeable/,
  )

  await logInAnew(context)
  const { username } = await userOf(context)
  await openPage(page, '/recipes?makeable=all')
  await expect(main.getByRole('heading', { name: 'Your inventory is empty' })).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Open my inventory' }).click()
  await expect(page).toHaveURL(`/${username}/inventory`)

  await main.getByRole('button', { name: 'Add materials' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Material' }).fill('Bone Ash')
  await dialog
    .getByRole('option', { name: /^Bone Ash/ })
    .first()
    .click()
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Bone Ash' })).toBeVisible()
  await dialog.getByText('Close', { exact: true }).click()
  await expect(main.getByRole('row').filter({ hasText: 'Bone Ash' })).toBeVisible()

  await main.getByRole('link', { name: 'What I can make' }).click()
  await expect(main.getByRole('heading', { name: 'No recipes match your inventory' })).toBeVisible()
  await main.getByRole('link', { name: 'Allow one missing' }).click()
  await expect(page).toHaveURL(/makeable=all-but-one/)
})

test('whoever looks at the inventory of another takes it over; a stranger is led to the login', async ({
  page,
  context,
  library,
}) => {
  const { main } = shell(page)
  const silica = await library.material('Silica')
  await logInAnew(context)
  const owner = await userOf(context)
  await openPage(page, silica.path)
  await main.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('button', { name: 'Add to inventory' }).click()
  await expect(page.getByText('Added Silica to your inventory.')).toBeVisible()

  await becomeStranger(page)
  await logInAnew(context)
  const other = await userOf(context)
  await openPage(page, `/${owner.username}/inventory`)
  await expect(main.getByRole('row').filter({ hasText: 'Silica' })).toBeVisible()
  await expect(main.getByRole('columnheader', { name: 'Price' })).toBeHidden()
  await main.getByRole('button', { name: `Import from ${owner.name}` }).click()
  const dialog = page.getByRole('dialog', { name: `Import from ${owner.name}?` })
  await dialog.getByRole('button', { name: `Import from ${owner.name}` }).click()
  await expect(page.getByText('1 material added to your inventory.')).toBeVisible()
  await openPage(page, `/${other.username}/inventory`)
  await expect(main.getByRole('row').filter({ hasText: 'Silica' })).toBeVisible()

  await becomeStranger(page)
  await openPage(page, `/${owner.username}/inventory`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await expect(page.getByText('Log in to continue.')).toBeVisible()
})
