import { createServer, type Server } from 'node:http'
import { text } from 'node:stream/consumers'
import type { BrowserContext, Page } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { expect, type Library, test } from './fixtures.ts'
import { xsrfHeaders } from './hostile-items.ts'
import { openPage } from './pages/open-page.ts'
import { logInAnew } from './people.ts'
import { translationPort } from './translation-port.ts'

/** A recipe of the person who is logged in, made as another program would, and saved as one. */
async function makeRecipe(context: BrowserContext, library: Library, more: object = {}) {
  const { request } = context
  const { id: silica } = await library.material('Silica')
  const headers = await xsrfHeaders(request)
  const materialComponents = [{ componentMaterialId: silica, percentageAmount: 100 }]
  const answer = await request.post('/v2/materialmaterials', {
    headers,
    data: { newName: 'Test details', materialComponents, ...more },
  })
  expect(answer.status()).toBe(201)
  const { data } = (await answer.json()) as { data: { id: number } }
  return {
    path: `/recipes/${data.id}`,
    saveElsewhere: (body: object) =>
      request.patch(`/v2/recipes/${data.id}`, { headers, data: body }),
  }
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

test('everything that is told of a recipe is written, saved and read on its page', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { path } = await makeRecipe(context, library)
  await openPage(page, path)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('link', { name: 'Edit details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Edit Test details' })).toBeVisible()

  await page.getByLabel('Other names').fill('Qing ci')
  const words = page.getByRole('textbox', { name: 'Description' })
  await words.click()
  const bold = page.getByRole('button', { name: 'Bold' })
  await bold.click()
  await expect(bold).toHaveAttribute('aria-pressed', 'true')
  await expect(words).toBeFocused()
  await page.keyboard.type('Glossy')
  await page.getByLabel('Add a language').selectOption('de')
  await page.getByLabel('Name', { exact: true }).fill('Seladon')
  await page.getByLabel('Transparency').selectOption({ label: 'Translucent' })
  await page.getByLabel('Surface').selectOption({ label: 'Glossy' })
  await page.getByLabel('From cone').selectOption({ label: '8 (1,249 °C)' })
  await page.getByLabel('To cone').selectOption({ label: '10 (1,285 °C)' })
  await page.getByLabel('Reduction').check()
  await page.getByLabel('Country').selectOption({ label: 'China' })
  await page.getByRole('combobox', { name: 'Revision of' }).fill('leach')
  await page
    .getByRole('option', { name: /Leach 4321/ })
    .first()
    .click()
  await expectAccessible(page)
  await save(page)

  await expect(page).toHaveURL(/\/recipes\/\d+\/test-details$/)
  await expect(page.getByRole('region', { name: 'Description' }).locator('strong')).toHaveText(
    'Glossy',
  )
  const facts = page.locator('dl')
  for (const fact of ['△8 – 10', 'Reduction', 'Translucent', 'Glossy', 'China']) {
    await expect(facts.getByText(fact, { exact: true }).first()).toBeVisible()
  }
  await expect(page.getByText('Qing ci').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Leach 4321' }).first()).toBeVisible()
})

test('the type is found and chosen by keyboard alone, down three levels', async ({
  page,
  context,
  library,
}) => {
  await logInAnew(context)
  const { path } = await makeRecipe(context, library)
  await openPage(page, `${path}/details`)
  const search = page.getByRole('searchbox', { name: 'Find a type' })
  await page.getByRole('button', { name: /^Type/ }).focus()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.press('ArrowDown')
  const line = (name: string) => page.getByRole('treeitem', { name, exact: true })
  await expect(line('Glaze')).toBeFocused()
  await page.keyboard.press('c')
  await expect(line('Clay Body')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(line('Clay Body')).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(line('Earthenware')).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(line('Throwing')).toBeFocused()
  await expect(line('Throwing')).toHaveAttribute('aria-level', '3')
  await page.keyboard.press('Enter')
  const chosen = page.getByRole('button', { name: 'Type Clay Body › Earthenware › Throwing' })
  await expect(chosen).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(search).toBeFocused()
  await page.keyboard.type('tenmoku')
  await expect(line('Tenmoku')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Type Glaze › Iron › Tenmoku' })).toBeFocused()
})

test('what cannot be saved is told where it stands', async ({ page, context, library }) => {
  await logInAnew(context)
  const { path } = await makeRecipe(context, library)
  await openPage(page, `${path}/details`)
  const production = page.getByRole('radio', { name: 'Production Production requires a photo' })
  await expect(production).toBeDisabled()
  await page.getByLabel('To cone').selectOption({ label: '6 (1,222 °C)' })
  await page.getByLabel('From cone').selectOption({ label: '10 (1,285 °C)' })
  const to = page.getByLabel('To cone')
  await expect(to).toHaveAccessibleDescription('Invalid cone range')
  await expect(to.getByRole('option', { name: '9 (1,260 °C)', exact: true })).toBeDisabled()
  await page.getByLabel('Name', { exact: true }).fill(' ')
  await save(page)
  await expect(page.getByText('Invalid cone range')).toHaveCount(2)
  await expect(page.getByText('Name is required')).toBeVisible()
  await to.selectOption({ label: '11 (1,294 °C)' })
  await page.getByLabel('Name', { exact: true }).fill('Test discontinued')
  await page.getByRole('radio', { name: 'Discontinued' }).check()
  await expect(page.getByText('Materials in this state are locked')).toBeVisible()
  await save(page)
  await expect(page).toHaveURL(/test-discontinued$/)
  await openPage(page, `${path}/details`)
  await expect(page.getByRole('radio', { name: /^Testing/ })).toBeDisabled()
  await expect(page.getByText('Cannot be changed from discontinued')).toHaveCount(2)
})

test.describe('two people, or two windows', () => {
  test.use({ tolerated: /409/ })

  test('changes over a newer version are shown beside it, and only they are saved', async ({
    page,
    context,
    library,
  }) => {
    await logInAnew(context)
    const { path, saveElsewhere } = await makeRecipe(context, library)
    await openPage(page, `${path}/details`)
    await page.getByLabel('Surface').selectOption({ label: 'Satin' })
    await saveElsewhere({ surfaceTypeId: 8, countryId: 1, transparencyTypeId: 1 })
    await save(page)
    const conflict = page.getByRole('alert').filter({ hasText: 'changed somewhere else' })
    await expect(conflict.getByRole('row', { name: 'Surface Satin Glossy' })).toBeVisible()
    await conflict.getByRole('button', { name: 'Save my version' }).click()
    await expect(page).toHaveURL(/test-details$/)
    const facts = page.locator('dl')
    await expect(facts.getByText('Satin', { exact: true })).toBeVisible()
    await expect(facts.getByText('Opaque', { exact: true })).toBeVisible()
  })
})

test.describe('a description in another language', () => {
  let service: Server
  test.beforeAll(async ({ baseURL }) => {
    const port = translationPort(Number(new URL(baseURL ?? '').port))
    service = createServer((request, response) => {
      void text(request).then(() =>
        response.end(JSON.stringify({ translatedText: '<p>Very <em>glossy</em></p>' })),
      )
    })
    await new Promise<void>((done) => service.listen(port, '127.0.0.1', done))
  })
  test.afterAll(() => service.close())

  test('is translated on demand; what the item has itself comes first', async ({
    page,
    context,
    library,
  }) => {
    await logInAnew(context)
    const german = { locale: 'de', name: 'Test', description: '<p>Sehr glänzend</p>' }
    const { path, saveElsewhere } = await makeRecipe(context, library, {
      translations: [german],
      default_locale: 'de',
    })
    await openPage(page, path)
    const description = page.getByRole('region', { name: 'Description' })
    await description.getByRole('button', { name: 'Translate into English' }).click()
    await expect(description.locator('em')).toHaveText('glossy')
    const english = { locale: 'en', name: 'Test', description: '<p>Shiny</p>' }
    await saveElsewhere({ translations: [german, english], default_locale: 'de' })
    await openPage(page, path)
    await expect(description).toContainText('Shiny')
    await description.getByRole('button', { name: 'Show original (Deutsch)' }).click()
    await expect(description).toContainText('Sehr glänzend')
  })
})
