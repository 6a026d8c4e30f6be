import type { Locator, Page } from '@playwright/test'
import {
  expectAccessible,
  expectLandmarksTold,
  flawsInBothThemes,
  NO_FLAWS,
  PHONE,
} from './accessible.ts'
import { expect, type Library, test } from './fixtures.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'
import { quickSearch } from './pages/quick-search.ts'
import { shell } from './pages/shell.ts'

const PAGES: readonly {
  readonly name: string
  readonly path: string | ((library: Library) => Promise<string>)
}[] = [
  { name: 'the front page', path: '/' },
  { name: 'recipes as cards', path: '/recipes?q=leach' },
  { name: 'recipes written out', path: '/recipes?q=leach&view=visual' },
  { name: 'recipes as a table', path: '/recipes?q=leach&view=list' },
  { name: 'materials', path: '/materials?base_type=20' },
  { name: 'analyses', path: '/analyses?q=celadon' },
  { name: 'a search with chips', path: '/search?q=clear&cone=high&atmosphere=1&color=dfe6da' },
  { name: 'an empty list', path: '/recipes?q=leach&cone=low' },
  { name: 'a recipe', path: async ({ recipe }) => (await recipe('Leach 4321 Celadon')).path },
  { name: 'a material', path: async ({ material }) => (await material('Potash Feldspar')).path },
  {
    name: 'a comparison',
    path: async ({ recipe }) =>
      `/compare?id=${(await recipe('Leach 4321')).id},${(await recipe('Leach 4321 Celadon')).id}`,
  },
  { name: 'no comparison', path: '/compare' },
  { name: 'the explorer', path: '/explore' },
  {
    name: 'the print view',
    path: async ({ recipe }) => `/print?id=${(await recipe('Leach 4321')).id}`,
  },
  {
    name: 'labels',
    path: async ({ recipe }) => `/labels?id=${(await recipe('Leach 4321')).id}`,
  },
  { name: 'a person', path: '/library' },
  { name: 'recipes of a person', path: '/library/recipes?q=leach' },
  { name: 'photographs', path: '/images' },
  { name: 'kiln schedules', path: '/kilnschedules' },
  { name: 'help', path: '/help' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'the licence', path: '/licence' },
]

for (const { name, path } of PAGES) {
  test(`${name}: no serious flaw in either theme, and it fits a phone`, async ({
    page,
    library,
  }) => {
    await openPage(page, typeof path === 'string' ? path : await path(library))
    await expectAccessible(page)
  })
}

test('the pages of the API: no serious flaw', async ({ page }) => {
  await page.goto('/docs/api')
  expect(await flawsInBothThemes(page)).toEqual(NO_FLAWS)
})

test.describe('pages about what went wrong', () => {
  test.use({ tolerated: /status of 40[04]|cannot have: cone$/m })

  for (const { name, path } of [
    { name: 'an address that leads nowhere', path: '/nothing' },
    { name: 'an item that is not there', path: '/recipes/999999999' },
    { name: 'a filter that does not exist', path: '/recipes?cone=99999' },
  ]) {
    test(`${name}: no serious flaw`, async ({ page }) => {
      await openPage(page, path)
      await expectAccessible(page)
    })
  }
})

test('landmarks are told apart, also while something is open', async ({ page, library }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openPage(page, (await library.material('Potash Feldspar')).path)
  await expectLandmarksTold(page, 'a material')
  await page.keyboard.press('Control+k')
  await expect(quickSearch(page).field).toBeFocused()
  await expectLandmarksTold(page, 'the quick search')
  await openPage(page, '/recipes/import')
  await expectLandmarksTold(page, 'the import')
  await openPage(page, (await library.recipe('Leach 4321')).path)
  await page.getByRole('button', { name: 'Weigh', exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
  await expectLandmarksTold(page, 'the weighing')
})

/** What opens over a page, and how it is opened. */
const OVERLAYS: readonly {
  readonly name: string
  readonly open: (page: Page) => Promise<Locator>
}[] = [
  {
    name: 'the quick search with results',
    open: async (page) => {
      // Once to the field of the list, twice to everything.
      await page.keyboard.press('Control+k')
      await page.keyboard.press('Control+k')
      await quickSearch(page).field.fill('leach')
      return quickSearch(page).options.first()
    },
  },
  {
    name: 'an item over the list',
    open: async (page) => {
      await materialList(page).link('Leach 4321').click()
      return page.getByRole('dialog').getByRole('heading', { level: 1 })
    },
  },
  {
    name: 'the type filter',
    open: async (page) => {
      await materialList(page).filters.getByRole('button', { name: 'Type' }).click()
      return materialList(page).filters.getByRole('group', { name: 'Type' })
    },
  },
  {
    name: 'the colour filter',
    open: async (page) => {
      await materialList(page).filters.getByRole('button', { name: 'Color' }).click()
      return page.getByRole('textbox', { name: 'Hex color' })
    },
  },
  {
    name: 'the menu of the header',
    open: async (page) => {
      await shell(page).menuButton.click()
      return page.getByRole('button', { name: 'System' })
    },
  },
  {
    name: 'the selection',
    open: async (page) => {
      await materialList(page).checkbox('Leach 4321').click()
      return page.getByRole('region', { name: 'Selected items' })
    },
  },
]

for (const { name, open } of OVERLAYS) {
  test(`${name}: no serious flaw in either theme`, async ({ page }) => {
    await openPage(page, '/recipes?q=leach')
    await expect(await open(page)).toBeVisible()
    expect(await flawsInBothThemes(page)).toEqual(NO_FLAWS)
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  for (const name of ['the sidebar', 'the filters'] as const) {
    test(`${name} as a sheet: no serious flaw`, async ({ page }) => {
      await openPage(page, '/recipes?q=leach')
      if (name === 'the sidebar') await shell(page).sidebarToggle.click()
      else
        await materialList(page)
          .filters.getByRole('button', { name: /^Filters/ })
          .click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await flawsInBothThemes(page)).toEqual(NO_FLAWS)
    })
  }
})
