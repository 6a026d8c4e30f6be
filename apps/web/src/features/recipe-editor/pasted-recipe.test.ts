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

it('text without amounts is no recipe', async () => {
  expect(await readPastedRecipe('Some words\nand more words')).toBeUndefined()
})
