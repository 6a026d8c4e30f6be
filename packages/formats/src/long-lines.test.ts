import { createNameMatcher } from '@glazy/ceramics/lookups/name-match'
import { expect, it } from 'vitest'
import { readAnalysisText } from './text/read-analysis-text.ts'
import { readText } from './text/read-text.ts'

/**
 * Every expression that reads a line is given lines of 99,000 characters. Work that grows with the
 * square of their length takes a hundred times longer than the bound, work that grows with it a
 * hundredth of it. The time is that of this thread, which a busy machine doesn't lengthen.
 */
const BOUND_MS = 2_000
const LENGTH = 99_000

/** What expressions of this package repeat, alone and in the pairs that they tell apart. */
const UNITS = [
  ...[' ', '\t', '*', '-', '.', ',', '1', 'a', 'é', '(', '[', '+', '=', '|', ':', '>', '<', '&'],
  ...['"', "'", '#', '^', '½', '/', '_', '%', '…', '**', '__', '1 ', 'a ', 'a1', '1,', '1.', 'a,'],
  ...[
    '. ',
    '- ',
    '( ',
    '<a',
    '&a',
    'a:',
    'a=',
    '1-',
    '1/',
    '()',
    '1,;',
    '^ ',
    'c ',
    'to ',
    '> ',
    '| ',
  ],
]
const ENDS = ['', '!']

/** A line in each place of each format, with something in front of what is repeated. */
const PLACES: Readonly<Record<string, (line: string) => string>> = {
  'free text': (line) =>
    `Name ${line}\nSilica 50\n${line}\nx${line}\n1${line}\nadd ${line}\nSpar 5`,
  'labels of free text': (line) => `Name\nCone: ${line}\nType: ${line}\nSilica 50\nDate: ${line}`,
  GlazeChem: (line) =>
    `filetype = GlazeChem Glazes\n\nname = ${line}\nrange = ${line}\nfiretype = ${line}\ndate = ${line}\ncomponent = ${line}\namount = 1${line}\nnote = |${line}`,
  'GlazeChem materials': (line) =>
    `filetype = GlazeChem Materials\n\nname = ${line}\nformula = ${line}\ndensity = ${line}`,
  HyperGlaze: (line) =>
    `Glaze name: ${line}\nCone: ${line}\nFiring: ${line}\n${line}\nRecipe:\tPercent\tBatch\n${line}\t1${line}\t2`,
  Insight: (line) =>
    `<recipes><recipe name="${line}" keywords="cone ${line}"><recipelines><recipeline material="${line}" amount="1${line}"/></recipelines></recipe></recipes>`,
  'pieces of Insight': (line) => `${line}<recipeline material="a ${line}" amount="1"/>`,
  YAML: (line) =>
    `-\n  Name: '${line}'\n  Cone: '${line}'\n  Date Created: '${line}'\n  Atmospheres: ['${line}']`,
  CSV: (line) => `id,name,SiO2_percent,cone,ingredients\n1,${line},${line},${line},${line}`,
  'a table of recipes': (line) =>
    `Name,Silica,Kaolin,${line}\n${line},1,${line},2\nx,${line},2,${line}\ny,1,2,3`,
  'a table of ingredients': (line) =>
    `Recipe;Material;Amount;Unit;Addition\na;${line};${line};${line};${line}\nb;Silica;1;g;`,
  'a table of recipes in columns': (line) =>
    `Material\tA\t${line}\n${line}\t1\t${line}\nSilica\t1${line}\t2\nKaolin\t1\t2`,
  Sankey: (line) =>
    `---------- Start of database ----------\nA: ${line}\nC: ${line}\nE: 4 ${line}\nE: ${line}\n`,
}

it.each(Object.entries(PLACES))('%s is read in time that grows with its length', (_, write) => {
  for (const unit of UNITS) {
    for (const end of ENDS) {
      const line = unit.repeat(LENGTH / unit.length) + end
      expect(
        millisecondsOf(() => readText(write(line))),
        JSON.stringify([unit, end]),
      ).toBeLessThan(BOUND_MS)
    }
  }
})

it.each([
  ['an analysis', (line: string) => readAnalysisText(line)],
  ['a name', (line: string) => createNameMatcher(['Silica', line], (name) => [name])(line)],
])('%s is read in time that grows with its length', (_, read) => {
  for (const unit of UNITS) {
    const line = `a ${unit.repeat(LENGTH / unit.length)}!`
    expect(
      millisecondsOf(() => read(line)),
      JSON.stringify(unit),
    ).toBeLessThan(BOUND_MS)
  }
})

it.each(['Total', 'Total 100', '合計 100', '1kg', '----', 'Batch #12', '+ rutile 4, tin 2'])(
  'many lines of ingredients with %s between them are read in time that grows with their number',
  (between) => {
    const text = `Silica 50, Spar 20\n${between}\n`.repeat(2_000)
    expect(millisecondsOf(() => readText(text))).toBeLessThan(BOUND_MS)
  },
)

function millisecondsOf(run: () => unknown): number {
  const before = process.threadCpuUsage()
  run()
  return process.threadCpuUsage(before).user / 1_000
}
