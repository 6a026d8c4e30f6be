import { expect, it } from 'vitest'
import { detectFormat } from './detect.ts'

it.each([
  ['filetype = GlazeChem Glazes\nversion =  2', 'glazechem-recipes'],
  ['filetype = GlazeChem Materials\n', 'glazechem-materials'],
  ['name = Clear\ncomponent = Silica\namount = 100', 'glazechem-recipes'],
  ['name = Spar\nformula = SiO2', 'glazechem-materials'],
  ['Glaze name: Clear\nCone: 6\nSilica 60\nSpar 40\n', 'free-text'],
  ['Glaze name: Clear\nSilica 60\n\nRecipe:\tPercent\n', 'hyperglaze'],
  ['Some words first.\n\nGlaze name: Clear\nCone: 6\n', 'hyperglaze'],
  ['<?xml version="1.0"?>\n<recipes><recipe name="a"/></recipes>', 'insight-recipes'],
  ['My glaze\n<recipeline material="Silica" amount="5"/>', 'insight-recipes'],
  ['<html>You are Not Logged In</html>', 'insight-recipes'],
  ['<material name="a"/>', 'insight-materials'],
  ['<html>\n---------- Start of database ----------\nA: x', 'sankey'],
  ['<svg/>', 'unknown'],
  ["-\n  ID: 1\n  Name: 'x'\n", 'glazy-yaml'],
  ['# comment\n---\n- Name: x\n  Type: Recipe\n', 'glazy-yaml'],
  ['Name: x\nIngredients:\n  - Name: Silica\n    Percentage: 1\n', 'glazy-yaml'],
  ['items:\n  - Name: x\n    Ingredients:\n      - {Name: Silica, Percentage: 1}\n', 'glazy-yaml'],
  ['id,name,material_type_id,SiO2_percent\n', 'glazy-csv'],
  ['"Name";"SiO2";"Al2O3"\n', 'glazy-csv'],
  ['Clear\n- 40 Silica\n- 60 Feldspar', 'free-text'],
  ['Name: Clear\nType: Celadon\nIngredients:\n- 40 Silica\n60 Spar', 'free-text'],
  ['Clear\nIngredients:\nSilica: 40\nSpar: 60', 'free-text'],
  ['Name: Clear\nIngredients:\n  Silica: 40\n  Spar: 60', 'free-text'],
  ['Name: x\nPercent Analysis:\n  SiO2: 60\n', 'glazy-yaml'],
  ['Silica, 40\nFeldspar, potash, 60', 'free-text'],
  ['Name,Cone,Type,Silica,Kaolin\nClear,6,Glaze,60,40', 'recipe-table'],
  ['Recipe;Material;Amount\nClear;Silica;60', 'recipe-table'],
  ['Material\tClear\nSilica\t60\nKaolin\t40', 'recipe-table'],
])('recognises %j as %s', (text, format) => {
  expect(detectFormat(text)).toBe(format)
})

it('goes by the first line, not by what is quoted further down', () => {
  expect(detectFormat('id,name,description\n1,x,"name = y"')).toBe('glazy-csv')
  expect(detectFormat("-\n  Name: 'x'\n  Description: 'see <recipe >'\n")).toBe('glazy-yaml')
})

it.each(['Ingredients:', 'Percent Analysis:'])(
  'is not held up by empty lines without end below %j',
  (field) => {
    const start = performance.now()
    expect(detectFormat(`Name: x\n${field}${'\n '.repeat(90_000)}x`)).toBe('free-text')
    expect(performance.now() - start).toBeLessThan(2000)
  },
)
