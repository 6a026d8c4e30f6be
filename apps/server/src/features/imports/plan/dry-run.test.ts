import { readDocument } from '@glazy/formats/file/read'
import { expect, it } from 'vitest'
import { toDryRun } from './dry-run.ts'
import { formatProblem } from './import-document.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

it('prints recipes and materials of all files in their order, and what was not understood', () => {
  const recipes = readDocument(
    bytes(`filetype = GlazeChem Glazes
version =  2

name   = Test Clear
range  = 9-10
firetype     = Ox. or Red.
component = Feldspar
amount    = 40
component = Silica
amount    = 60
addition  = Iron
addamount = 2

name   = Test Empty
range  = tepid
`),
  )
  const materials = readDocument(
    bytes(`filetype = GlazeChem Materials
version =  2

name      = Test Spar
type      = feldspar
formula   = % 70.0 SiO2  20.0 Al2O3  9.0 K2O  1.0 LOI
`),
  )
  const found = toDryRun([recipes, materials], new Date())
  expect(Object.keys(found)).toEqual(['recipes', 'materials', 'problems'])
  expect(found.recipes).toEqual([
    {
      name: 'Test Clear',
      cone: '9 - 10',
      atmospheres: ['Oxidation', 'Reduction'],
      components: [
        { name: 'Feldspar', amount: 40, isAdditional: false },
        { name: 'Silica', amount: 60, isAdditional: false },
        { name: 'Iron', amount: 2, isAdditional: true },
      ],
    },
    { name: 'Test Empty', cone: null, atmospheres: [], components: [] },
  ])
  expect(found.materials).toEqual([
    { name: 'Test Spar', percent: { SiO2: 70, Al2O3: 20, K2O: 9 }, loi: 1 },
  ])
  expect(found.problems.length).toBeGreaterThanOrEqual(2)
  for (const problem of found.problems) {
    expect(Object.keys(problem)).toEqual(['line', 'code', 'message'])
    expect(problem.line).toBeGreaterThan(12)
  }
})

it('names the file of a problem where there are several', () => {
  const document = readDocument(bytes('filetype = GlazeChem Glazes\nname = A\nrange = tepid\n'))
  const { problems } = toDryRun(
    [
      { ...document, file: 'first.glz' },
      { ...document, file: 'second.glz' },
    ],
    new Date(),
  )
  const [first] = problems
  expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['first.glz', 'second.glz']))
  expect(first && formatProblem(first)).toMatch(/^first\.glz, line \d+: /)
})
