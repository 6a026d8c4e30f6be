import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { materialList } from './pages/material-list.ts'
import { openPage } from './pages/open-page.ts'

function chemistry(page: Page) {
  const list = materialList(page)
  const panel = list.filters.getByRole('group', { name: 'Chemistry', exact: true })
  return {
    button: list.filters.getByRole('button', { name: /^Chemistry/ }),
    least: (figure: string) => panel.getByRole('textbox', { name: `${figure} min`, exact: true }),
    most: (figure: string) => panel.getByRole('textbox', { name: `${figure} max`, exact: true }),
    leastHandle: (figure: string) =>
      panel.getByRole('slider', { name: `${figure} min`, exact: true }),
  }
}

test('a range of silica is chosen by mouse, another one by keyboard, and both come off', async ({
  page,
}) => {
  const list = materialList(page)
  const { button, least, most, leastHandle } = chemistry(page)
  await openPage(page, '/recipes?q=leach+4321')
  await expect(list.link('Leach 4321')).toBeVisible()
  await button.click()
  // With a comma, as half of the world writes it.
  await most('SiO₂').fill('3,8')
  await most('SiO₂').press('Enter')
  await expect(page).toHaveURL('/recipes?q=leach+4321&max[SiO2]=3.8')
  await expect(list.chip('SiO₂ at most 3.8')).toBeVisible()
  await expect(list.link('Leach 4321')).toBeVisible()

  await leastHandle('Al₂O₃').focus()
  for (let step = 0; step < 25; step += 1) await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL('/recipes?q=leach+4321&max[SiO2]=3.8&min[Al2O3]=0.5')
  await expect(list.link('Leach 4321')).toBeHidden()
  await expect(least('Al₂O₃')).toHaveValue('0.5')
  await page.keyboard.press('Escape')
  await list.chip('Al₂O₃ at least 0.5').click()
  await expect(list.link('Leach 4321')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('ranges are an ordinary form', async ({ page }) => {
    const list = materialList(page)
    const { button, least, most } = chemistry(page)
    await page.goto('/recipes?q=leach+4321')
    await button.click()
    await least('SiO₂').fill('3,6')
    await most('SiO₂').fill('3.8')
    await page
      .getByRole('group', { name: 'Chemistry', exact: true })
      .getByRole('button', { name: 'Apply' })
      .click()
    await expect(list.chip('SiO₂ 3.6–3.8')).toBeVisible()
    await expect(list.link('Leach 4321')).toBeVisible()
  })
})
