import { expect, it } from 'vitest'
import { isRecipeText, readPastedRecipe } from './pasted-recipe.ts'

it('a pasted table is a recipe, the name of an ingredient is not', () => {
  expect(isRecipeText('Potash Feldspar')).toBe(false)
  expect(isRecipeText('Potash Feldspar\n')).toBe(false)
  expect(isRecipeText('Potash Feldspar 40\nSilica 30')).toBe(true)
})

it('lines become rows with amounts and additions', async () => {
  const recipe = await readPastedRecipe(
    'Test Celadon\nPotash Feldspar\t40\nSilica\t30,5\nWhiting 20\nKaolin 10\nAdd:\nIron Oxide 2',
    String,
  )
  expect(recipe?.lines).toEqual([
    { text: 'Potash Feldspar', amount: '40', isAdditional: false },
    { text: 'Silica', amount: '30.5', isAdditional: false },
    { text: 'Whiting', amount: '20', isAdditional: false },
    { text: 'Kaolin', amount: '10', isAdditional: false },
    { text: 'Iron Oxide', amount: '2', isAdditional: true },
  ])
  expect(recipe?.name).toBe('Test Celadon')
})

it('what was not understood is told of', async () => {
  const recipe = await readPastedRecipe('One\nSilica 60\nWhiting 20-40', String)
  expect(recipe?.problems).toMatchObject([
    { code: 'amountRange', values: { name: 'Whiting', amount: '20', upTo: '40' } },
  ])
  expect((await readPastedRecipe('One\nSilica 60\nWhiting 40', String))?.problems).toEqual([])
})

it('text without amounts is no recipe', async () => {
  expect(await readPastedRecipe('Some words\nand more words', String)).toBeUndefined()
})

it('of several recipes the first is taken, and the others are told of', async () => {
  const text = 'One\nSilica 60\nWhiting 40\n***\nTwo\nKaolin 50\nSilica 50'
  expect(await readPastedRecipe(text, String)).toMatchObject({ name: 'One', others: 1 })
  expect(await readPastedRecipe('One\nSilica 60\nWhiting 40', String)).toMatchObject({ others: 0 })
})
