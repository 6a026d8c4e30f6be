import type { CurrentUser } from '@glazy/contract/accounts'
import { IMPORT_MAX_BYTES } from '@glazy/contract/limits'
import type { LanguageCode } from '@glazy/locales/languages'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { RecipeImportPanel } from '#features/imports/recipe-import-panel.tsx'
import { ask } from '#testing/ask.ts'
import { BrowserWorker } from '#testing/browser-worker.ts'
import { itemOf, makeMaterial } from '#testing/items.ts'
import { openPage } from '#testing/open-page.tsx'
import { registerAnew } from '#testing/people.ts'

beforeAll(() => vi.stubGlobal('Worker', BrowserWorker))
afterEach(() => vi.restoreAllMocks())
beforeEach(async () => {
  await registerAnew()
  await makeMaterial('Test Spar')
  await makeMaterial('Test Flint')
})

const open = (language?: LanguageCode) =>
  openPage(
    (user) => user && <RecipeImportPanel key={user.id} user={user} ownRecipes={null} />,
    undefined,
    undefined,
    language,
  )
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
async function read(text: string) {
  const field = await screen.findByLabelText(/paste recipes as text/i)
  await userEvent.clear(field)
  await userEvent.paste(text)
  await press('Preview recipes')
}
/** Types into a field of a line and leaves it; the text is read again then. */
async function enter(label: string, value: string) {
  const field = await screen.findByRole('textbox', { name: label })
  await userEvent.clear(field)
  await userEvent.type(field, `${value}{Enter}`)
}
const recipe = (name: string, spar: number) =>
  `${name}\nTest Spar ${spar}\nTest Flint ${100 - spar}`

/** Names and amounts of the ingredients of the recipe whose name it is. */
async function ingredientsOf(name: string) {
  const { data } = await ask('searchMaterials', { query: { q: name, composite: true } })
  const { components } = await itemOf(data[0]?.id ?? 0)
  return components.map(({ material, percentageAmount }) => [material.name, percentageAmount])
}

it('a line that was misread is corrected beside itself, as often as it is done', async () => {
  await open()
  for (const [name, flint] of [
    ['Test Fog', 40],
    ['Test Haze', 30],
  ] as const) {
    await read('Grandma gave me this\nTest Spar 60\nTest Flint forty')
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Read “Test Flint forty” as' }),
      'Ingredient',
    )
    await enter('Amount in “Test Flint forty”', String(flint))
    await enter('Ingredient in “Test Flint forty”', 'Test Flint')
    await enter('Text of “Grandma gave me this”', name)
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Import 1 recipe' })).toBeEnabled(),
    )
    await press('Import 1 recipe')
    expect(await screen.findByText('1 recipe imported')).toBeVisible()
    expect(await ingredientsOf(name)).toEqual([
      ['Test Spar', 60],
      ['Test Flint', flint],
    ])
    await press('Import more')
  }
})

it('what is pasted last is what is imported, as often as it is done', async () => {
  await open()
  for (const [name, spar] of [
    ['Test Clear', 60],
    ['Test Matte', 45],
  ] as const) {
    await read('There is nothing in this')
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(screen.getByLabelText(/paste recipes as text/i)).toHaveValue('There is nothing in this')

    await read(recipe(name, spar))
    await press('Import 1 recipe')
    expect(await screen.findByText('1 recipe imported')).toBeVisible()
    expect(await ingredientsOf(name)).toEqual([
      ['Test Spar', spar],
      ['Test Flint', 100 - spar],
    ])
    await press('Import more')
  }
})

it('what is wrong with a file or a pasted text is said in the language of the page', async () => {
  await open('de')
  const cells = 'name,SiO2,Al2O3\nSpat,viel,2\n"Quarz,1,2\nTon,1,2,zu viel,noch mehr\n'
  await userEvent.upload(
    screen.getByLabelText('Dateien wählen', { selector: 'input' }),
    new File([cells], 'roh.csv', { type: 'text/csv' }),
  )
  const alert = await screen.findByRole('alert')
  const said = [...alert.querySelectorAll('li')].map(({ textContent }) => textContent)
  expect(said).toEqual([
    'roh.csv, Zeile 2 SiO2: „viel“ ist keine Zahl; bleibt als Text erhalten.',
    'roh.csv, Zeile 3 Ein Anführungszeichen in dieser Zeile wird nie geschlossen; die Zeile wird ausgelassen.',
    'roh.csv, Zeile 4 2 Zellen stehen hinter der letzten Spalte, die erste ist „zu viel“.',
    // What is only told comes after what was not understood.
    'roh.csv, Zeile 1 Die Tabelle hat keine Spalte mit Zutaten; von Rezepten wird nur die Analyse gelesen.',
  ])

  await userEvent.click(screen.getByLabelText(/als Text/i))
  await userEvent.paste('Klar\nTest Spar 1250,5-2000\nTest Flint 40\nSumme 90')
  await press('Rezepte ansehen')
  expect(
    await screen.findByText('„Test Spar“: Von 1250,5 bis 2000 zählt die kleinere Menge.'),
  ).toBeVisible()
})

/** A file on a slow disk: what it holds comes once it is said to. */
function slowFile(text: string) {
  const file = new File([text], 'slow.txt', { type: 'text/plain' })
  const { promise, resolve } = Promise.withResolvers<ArrayBuffer>()
  file.arrayBuffer = () => promise
  return { file, arrive: async () => resolve(await new Blob([text]).arrayBuffer()) }
}

it('what is cancelled while its file is opened is not read after all', async () => {
  const reading = vi.spyOn(BrowserWorker.prototype, 'postMessage')
  await open()
  const { file, arrive } = slowFile(recipe('Test Late', 60))
  await userEvent.upload(screen.getByLabelText('Choose files', { selector: 'input' }), file)
  await press('Cancel')
  await arrive()
  await new Promise((resolve) => setTimeout(resolve))
  expect(reading).not.toHaveBeenCalled()
  expect(screen.getByLabelText(/paste recipes as text/i)).toBeVisible()
})

it('files that are refused end what is being read before them, and stay refused', async () => {
  const reading = vi.spyOn(BrowserWorker.prototype, 'postMessage')
  const { file, arrive } = slowFile(recipe('Test Late', 60))
  const large = new File([], 'large.txt')
  Object.defineProperty(large, 'size', { value: IMPORT_MAX_BYTES + 1 })
  await openPage((user) => user && <DroppedTwice user={user} first={file} second={large} />)
  await press('Drop another one')
  expect(await screen.findByRole('alert')).toHaveTextContent(/megabytes|MB/)
  await arrive()
  await new Promise((resolve) => setTimeout(resolve))
  expect(reading).not.toHaveBeenCalled()
  expect(screen.getByRole('alert')).toHaveTextContent(/megabytes|MB/)
})

interface DroppedTwiceProps {
  readonly user: CurrentUser
  readonly first: File
  readonly second: File
}

function DroppedTwice({ user, first, second }: DroppedTwiceProps) {
  const [dropped, setDropped] = useState([first])
  return (
    <>
      <button onClick={() => setDropped([second])}>Drop another one</button>
      <RecipeImportPanel user={user} dropped={dropped} ownRecipes={null} />
    </>
  )
}

it('a recipe that is too long for the library is shown with the reason', async () => {
  await open()
  const lines = Array.from({ length: 101 }, (_, at) => `Test Spar ${at + 1}`)
  await read(['Test Long', ...lines].join('\n'))
  expect(await screen.findByText('has more than 100 ingredients')).toBeVisible()
})
