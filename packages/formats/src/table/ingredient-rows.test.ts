import { describe, expect, it } from 'vitest'
import { readText } from '../text/read-text.ts'

const namesIn = (table: string) => readText(table).recipes.map(({ name }) => name)

describe('the recipe of a table of ingredients', () => {
  it('has the title above the table where no row names it', () => {
    expect(namesIn('Test clear\nMaterial,Amount\nSilica,60\nWhiting,40')).toEqual(['Test clear'])
  })

  it('has its place as a name where there is no title', () => {
    expect(namesIn('Material,Amount\nSilica,60\nWhiting,40')).toEqual(['Imported Recipe 1'])
  })

  it('is known by its place among those that have a name', () => {
    const rows = 'Test dark,Silica,60\nTest dark,Whiting,40'
    expect(namesIn(`Recipe,Material,Amount\n,Silica,50\n,Whiting,50\n${rows}`)).toEqual([
      'Imported Recipe 1',
      'Test dark',
    ])
  })
})
