import { expect, it } from 'vitest'
import { readText } from './read-text.ts'

const RECIPE = 'Pond\nSpar 60\nFlint 40\n'

it.each([
  ['SG 1.45', 1.45],
  ['s.g. = 1,42', 1.42],
  ['Specific gravity: 1.48', 1.48],
  ['Spec. gravity about 1.5', 1.5],
  ['Mix to a specific gravity of 1.47 and sieve twice', 1.47],
  ['dip at 1.44 SG', 1.44],
  ['Dichte 1,46', 1.46],
  ['Densité : 1,5', 1.5],
  ['densidad 1.43', 1.43],
  ['比重 1.45', 1.45],
  ['SG 145', undefined],
  ['cone 1.5', undefined],
])('the specific gravity of %j is %j', (line, gravity) => {
  const [recipe] = readText(RECIPE + line).recipes
  expect(recipe?.specificGravity).toBe(gravity)
  expect(recipe?.components).toHaveLength(2)
})

it('is a field where the line says nothing else, and is kept in the notes where it does', () => {
  const [alone] = readText(`${RECIPE}SG: 1.45`).recipes
  expect(alone?.description).toBeUndefined()
  const [told] = readText(`${RECIPE}Dip for 3 seconds at SG 1.45`).recipes
  expect(told).toMatchObject({
    specificGravity: 1.45,
    description: 'Dip for 3 seconds at SG 1.45',
  })
})
