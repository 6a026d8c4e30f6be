import type { CurrentUser } from '@glazy/contract/accounts'
import type { MaterialDetail } from '@glazy/contract/materials'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FormatsContext } from '#lib/texts/formats-context.tsx'
import { formatsOf } from '#lib/texts/formats.ts'
import { ask } from '#testing/ask.ts'
import { fillIn } from '#testing/fill-in.ts'
import { holdAnswers } from '#testing/hold-answers.ts'
import { itemOf, makeMaterial, makeRecipe } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'
import { EditAnalysisScreen } from './edit-analysis-screen.tsx'
import { EditRecipeScreen } from './edit-recipe-screen.tsx'
import { MetadataScreen } from './metadata-screen.tsx'

let silica: MaterialDetail
let kaolin: MaterialDetail
let recipe: MaterialDetail

beforeEach(async () => {
  await registerAnew()
  silica = await makeMaterial('Quartz')
  kaolin = await makeMaterial('China Clay')
  recipe = await makeRecipe('Clear', [
    [silica, 60],
    [kaolin, 40],
  ])
})

afterEach(() => {
  vi.restoreAllMocks()
})

const openRecipe = () => openPage((user) => user && <EditRecipeScreen user={user} id={recipe.id} />)

const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }))

const amountsOf = (item: MaterialDetail) =>
  item.components.map(({ percentageAmount }) => percentageAmount)

it('a recipe holds what was typed last, after each save and a reload', async () => {
  for (const [name, amount] of [
    ['Clear A', '61'],
    ['Clear B', '62.5'],
  ] as const) {
    const page = await openRecipe()
    await fillIn({ Name: name, 'Amount of Quartz': amount })
    await save()
    await waitFor(() => expect(page.path()).not.toBe('/start'))
    const saved = await itemOf(recipe.id)
    expect(saved.name).toBe(name)
    expect(amountsOf(saved)).toEqual([Number(amount), 40])
  }
  await openRecipe()
  expect(await screen.findByLabelText('Name')).toHaveValue('Clear B')
  expect(screen.getByLabelText('Amount of Quartz')).toHaveValue('62.5')
})

it('a recipe is saved with what its owner has hidden since, which its figures count', async () => {
  const owner = await registerAnew()
  const spar = await makeMaterial('Openhill spar')
  await ask('publishMaterial', { params: { id: spar.id }, method: 'POST' })
  const { email, password } = await registerAnew()
  const flint = await makeMaterial('Flint')
  recipe = await makeRecipe('Held', [
    [spar, 60],
    [flint, 40],
  ])
  await ask('login', { body: { email: owner.email, password: owner.password } })
  await ask('unpublishMaterial', { params: { id: spar.id }, method: 'POST' })
  await ask('login', { body: { email, password } })

  const page = await openRecipe()
  await fillIn({ 'Amount of Openhill spar': '70' })
  expect(screen.queryByText(/No analysis for/)).toBeNull()
  await save()
  await waitFor(() => expect(page.path()).not.toBe('/start'))
  const saved = await itemOf(recipe.id)
  expect(amountsOf(saved)).toEqual([70, 40])
  expect(saved.components[0]?.material).toMatchObject({ id: spar.id, isHidden: true })
})

it('Enter in the box of an addition goes on and sends nothing', async () => {
  const page = await openRecipe()
  const [box] = await screen.findAllByRole('checkbox', { name: 'Addition' })
  box?.focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByLabelText('Ingredient 2')).toHaveFocus()
  expect(page.path()).toBe('/start')
  expect((await itemOf(recipe.id)).version).toBe(1)
})

it('who leaves while it is being saved is asked first', async () => {
  const page = await openRecipe()
  await fillIn({ 'Amount of Quartz': '70' })
  const answer = holdAnswers()
  await save()
  await page.leave()
  expect(await screen.findByText('Leave without saving?')).toBeVisible()
  answer()
  await waitFor(() => expect(page.path()).not.toBe('/start'))
  expect(screen.queryByText('Leave without saving?')).toBeNull()
  expect(amountsOf(await itemOf(recipe.id))).toEqual([70, 40])
})

it('a double click saves once', async () => {
  const page = await openRecipe()
  await fillIn({ 'Amount of Quartz': '70' })
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(page.path()).not.toBe('/start'))
  expect((await itemOf(recipe.id)).version).toBe(2)
})

it('what is written is there after a reload, and of another tab only once that is closed', async () => {
  await openRecipe()
  await fillIn({ 'Amount of Quartz': '71' })
  await waitFor(() => expect(JSON.stringify(localStorage)).toContain('glazy-draft-recipe'))
  await openRecipe()
  expect(await screen.findByLabelText('Amount of Quartz')).toHaveValue('71')

  const own = Object.keys(localStorage).find((key) => key.startsWith('glazy-draft-recipe')) ?? ''
  const draft = localStorage.getItem(own) ?? ''
  localStorage.removeItem(own)
  localStorage.setItem(own.replace(/@.*/, '@another'), draft)
  localStorage.setItem('glazy-open-tab-another', '')
  await openRecipe()
  expect(await screen.findByLabelText('Amount of Quartz')).toHaveValue('60')

  localStorage.removeItem('glazy-open-tab-another')
  await openRecipe()
  await waitFor(() => expect(screen.getByLabelText('Amount of Quartz')).toHaveValue('71'))
})

it('a raw material holds what was typed last, after each save and a reload', async () => {
  const open = () =>
    openPage((user) => user && <EditAnalysisScreen user={user} kind="primitive" id={silica.id} />)
  await open()
  // Recipes follow from it, so the form stays after a save.
  for (const [name, amount] of [
    ['Quartz A', '61'],
    ['Quartz B', '62.5'],
  ] as const) {
    await fillIn({ Name: name })
    const field = document.querySelector<HTMLInputElement>('[data-figure="SiO2"]')
    if (!field) throw new Error('there is no field for SiO2')
    await userEvent.clear(field)
    await userEvent.type(field, amount)
    await save()
    await waitFor(async () => expect((await itemOf(silica.id)).name).toBe(name))
    expect((await itemOf(silica.id)).analysis?.percent.SiO2).toBe(Number(amount))
  }
  await open()
  expect(await screen.findByLabelText('Name')).toHaveValue('Quartz B')
})

it('what is said about an item holds what was typed last, after each save and a reload', async () => {
  const open = () => openPage((user) => user && <MetadataScreen user={user} id={recipe.id} />)
  for (const name of ['Clear A', 'Clear B']) {
    const page = await open()
    await fillIn({ Name: name, 'Other names': `${name} by another name` })
    await save()
    await waitFor(() => expect(page.path()).not.toBe('/start'))
    const saved = await itemOf(recipe.id)
    expect(saved.name).toBe(name)
    expect(saved.otherNames).toBe(`${name} by another name`)
  }
  await open()
  expect(await screen.findByLabelText('Name')).toHaveValue('Clear B')
})

it('numbers stand in their fields with the comma of the language, and are saved as they were', async () => {
  const german = (screenOf: (user: CurrentUser) => ReactNode) =>
    openPage(
      (user) => user && <FormatsContext value={formatsOf('de')}>{screenOf(user)}</FormatsContext>,
    )
  const openGerman = () => german((user) => <EditRecipeScreen user={user} id={recipe.id} />)
  const saved = async (fields: Readonly<Record<string, string>>) => {
    const page = await openGerman()
    await fillIn(fields)
    await save()
    await waitFor(() => expect(page.path()).not.toBe('/start'))
    return amountsOf(await itemOf(recipe.id))
  }
  expect(await saved({ 'Amount of Quartz': '1062,5' })).toEqual([1062.5, 40])
  expect(await saved({ Name: 'Clear B' })).toEqual([1062.5, 40])
  await openGerman()
  expect(await screen.findByLabelText('Amount of Quartz')).toHaveValue('1062,5')
})
