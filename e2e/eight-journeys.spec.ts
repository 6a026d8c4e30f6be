import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { searchMaterials } from '@glazy/contract/search'
import { expect, type Library, test } from './fixtures.ts'
import { changingHeaders } from './own-recipes.ts'
import { comparison } from './pages/comparison.ts'
import { materialDetail } from './pages/material-detail.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { selectionBar } from './pages/selection-bar.ts'
import { shell } from './pages/shell.ts'
import { weighOff } from './pages/weigh-off.ts'
import { logInAnew } from './people.ts'

/**
 * What a potter comes for, in as few clicks as it takes. Typing is no click; to put the cursor into
 * a field is one, unless it is there already. Where a journey ends is looked at in both themes.
 */

const CHAT = `hey all here's the clear I use
Test chat clear cone 10
40 Potash Feldspar, 30 Silica, 20 Whiting, 10 Kaolin
+ 1 Red Iron Oxide`

const INSIGHT = `<?xml version="1.0" encoding="UTF-8"?>
<recipes version="1.0" encoding="UTF-8">
  <recipe name="Test of Insight" date="2020-03-05" keywords="cone 10">
    <recipelines>
      <recipeline material="Potash Feldspar" amount="60.000" unitabbr="g" conversion="1.0000"/>
      <recipeline material="Silica" amount="40.000"/>
    </recipelines>
  </recipe>
</recipes>`

interface Potter {
  readonly page: Page
  readonly context: BrowserContext
  readonly library: Library
  /** Clicks, and counts it. */
  readonly click: (target: Locator) => Promise<void>
}

const JOURNEYS: readonly {
  readonly name: string
  readonly most: number
  readonly walk: (potter: Potter) => Promise<void>
}[] = [
  { name: 'finds a cone 6 celadon with materials at hand', most: 4, walk: findWithOwnMaterials },
  { name: 'understands a celadon', most: 0, walk: understand },
  { name: 'weighs two kilograms', most: 1, walk: weigh },
  { name: 'changes a recipe', most: 2, walk: change },
  { name: 'prints a label', most: 3, walk: printLabel },
  { name: 'imports a file of Insight', most: 3, walk: importInsight },
  { name: 'pastes a recipe from a chat', most: 4, walk: pasteFromChat },
  { name: 'compares four tenmokus', most: 5, walk: compareFour },
]

/**
 * Each journey is walked at two widths, a narrow and a wide one, in turn: every width has four of
 * them. All at all widths takes a minute and a half.
 */
const WIDTHS = [
  [390, 1024],
  [768, 1440],
] as const

for (const [at, { name, most, walk }] of JOURNEYS.entries()) {
  for (const width of WIDTHS[at % WIDTHS.length] ?? []) {
    test(`a potter ${name} at ${width} px`, async ({ page, context, library }) => {
      await page.setViewportSize({ width, height: width < 500 ? 844 : 900 })
      await logInAnew(context)
      let clicks = 0
      const click = async (target: Locator) => {
        clicks += 1
        await target.click()
      }
      await walk({ page, context, library, click })
      expect(clicks, 'clicks').toBeLessThanOrEqual(most)
      await expectReadable(page)
    })
  }
}

/** Nothing is wider than the screen, and everything can be read in both themes. */
async function expectReadable(page: Page) {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const axe = new AxeBuilder({ page }).setLegacyMode().withRules('color-contrast')
    const { violations } = await axe.options({ resultTypes: ['violations'] }).analyze()
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html.slice(0, 160)))).toEqual(
      [],
    )
  }
}

async function findWithOwnMaterials({ page, context, click }: Potter) {
  const wanted = 'cone 6 celadon'
  const params = { q: wanted, composite: true, include: 'components', count: 20 }
  const found = await context.request.get('/v2/search', { params })
  const { data } = searchMaterials.response[200].parse(await found.json())
  const glaze = data.find(({ components = [] }) => components.length > 0)
  if (!glaze) throw new Error(`The starter library has no ${wanted}`)
  const rows = (glaze.components ?? []).flatMap(({ material: { id } }) =>
    id === null ? [] : [{ materialId: id }],
  )
  const headers = await changingHeaders(context)
  const shelf = await context.request.post('/v2/usermaterials', { headers, data: { rows } })
  expect(shelf.status()).toBeLessThan(300)

  const list = materialList(page)
  await openPage(page, '/recipes')
  await click(page.getByRole('main').getByRole('search').getByRole('combobox'))
  await page.keyboard.type(wanted)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/q=cone/)
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await click(list.filters.getByRole('button', { name: /^Filters/ }))
    await click(page.getByRole('dialog').getByRole('link', { name: 'I have everything' }))
  } else {
    await click(list.filters.getByRole('button', { name: 'More filters' }))
    await click(list.filters.getByRole('link', { name: 'I have everything' }))
  }
  await expect(page).toHaveURL(/makeable=all/)
  await expect(list.chip('I have everything')).toBeVisible()
  await click(list.link(glaze.name).first())
  await expect(page.getByRole('heading', { level: 1 }).last()).toContainText(glaze.name)
}

async function understand({ page, library }: Potter) {
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  const { composition, description, unityFormula } = materialDetail(page)
  await expect(composition.getByRole('row', { name: /Potash Feldspar/ })).toBeVisible()
  await expect(unityFormula.first()).toBeVisible()
  await expect(description).toBeVisible()
}

async function change({ page, library, click }: Potter) {
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  const { actions } = materialDetail(page)
  await click(actions.getByRole('link', { name: 'Change this recipe' }))
  await page.getByLabel('Amount of Whiting', { exact: true }).fill('25')
  await expect(page.getByRole('region', { name: 'Change of the formula' })).toBeVisible()
  await click(page.getByRole('button', { name: 'Save', exact: true }))
  await expect(page).toHaveURL(/\/recipes\/\d+\/copy-of-leach-4321-celadon$/)
  await expect(page.getByRole('main').getByText('Based on Leach 4321 Celadon')).toBeVisible()
}

async function weigh({ page, library, click }: Potter) {
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  const { batchSize, weigh: start } = materialDetail(page)
  await batchSize.fill('2000')
  await click(start)
  await expect(weighOff(page).now).toContainText('Potash Feldspar')
  await expect(weighOff(page).now).toContainText('800.0')
}

async function printLabel({ page, library, click }: Potter) {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await openPage(page, (await library.recipe('Leach 4321 Celadon')).path)
  const { more, actions } = materialDetail(page)
  await click(more)
  await click(actions.getByRole('link', { name: 'Labels' }))
  await click(page.getByRole('main').getByRole('button', { name: 'Print' }))
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
}

async function pasteFromChat({ page, click }: Potter) {
  await openPage(page, '/recipes')
  await click(page.getByRole('main').getByRole('link', { name: 'Import' }))
  await click(page.getByRole('textbox', { name: 'Or paste recipes as text' }))
  await page.keyboard.insertText(CHAT)
  await click(page.getByRole('button', { name: 'Preview recipes' }))
  await click(page.getByRole('button', { name: /^Import \d+ recipe/ }))
  await expect(page.getByRole('link', { name: /chat clear/ }).first()).toBeVisible()
}

async function importInsight({ page, click }: Potter) {
  await openPage(page, '/recipes')
  await click(page.getByRole('main').getByRole('link', { name: 'Import' }))
  const chooser = page.waitForEvent('filechooser')
  await click(page.getByRole('main').getByText('Choose files', { exact: true }))
  const buffer = Buffer.from(INSIGHT)
  await (await chooser).setFiles({ name: 'test.xml', mimeType: 'text/xml', buffer })
  await click(page.getByRole('button', { name: /^Import \d+ recipe/ }))
  await expect(page.getByRole('link', { name: 'Test of Insight' }).first()).toBeVisible()
}

async function compareFour({ page, click }: Potter) {
  const list = materialList(page)
  await openPage(page, '/recipes?q=tenmoku')
  const names = [...new Set(await list.names())].slice(0, 4)
  expect(names).toHaveLength(4)
  for (const name of names) await click(list.checkbox(name).first())
  await click(selectionBar(page).compare)
  await expect(comparison(page).columns).toHaveText(names)
  await expect(shell(page).main.getByRole('heading', { level: 1 })).toBeVisible()
}
