import { describe, expect, it } from 'vitest'
import type { LineCorrection } from './line-readings.ts'
import { readText } from './read-text.ts'

/** What is read after lines, named by their words, have been corrected. */
function corrected(text: string, corrections: Readonly<Record<string, LineCorrection>>) {
  const { lines = [] } = readText(text)
  const byKey = Object.entries(corrections).map(([source, correction]) => {
    const line = lines.find((reading) => reading.source === source)
    if (!line) throw new Error(`There is no line ${source}`)
    return [line.key, correction] as const
  })
  return readText(text, new Map(byKey))
}
const rows = (read: ReturnType<typeof readText>) =>
  read.recipes.map(({ name, components }) => [
    name,
    ...components.map((part) => `${part.isAdditional ? '+' : ''}${part.amount} ${part.name}`),
  ])

describe('the reading of each line', () => {
  it('stands beside it', () => {
    const text =
      'Fog ^6 ox\nSpar 60\nFlint 40\nAdd:\nRutile 4\nTotal 104\nFire slowly\nSurface: Matte'
    const { lines = [] } = readText(text)
    expect(lines.map(({ source, meaning, amount }) => [source, meaning, amount])).toEqual([
      ['Fog ^6 ox', 'name', undefined],
      ['Spar 60', 'ingredient', 60],
      ['Flint 40', 'ingredient', 40],
      ['Add:', 'additions', undefined],
      ['Rutile 4', 'addition', 4],
      ['Total 104', 'nothing', undefined],
      ['Fire slowly', 'notes', undefined],
      ['Surface: Matte', 'field', undefined],
    ])
    expect(lines[0]?.text).toBe('Fog')
  })

  it('takes a line with several ingredients apart', () => {
    const { lines = [] } = readText('Fog: Spar 60, Flint 40 + Rutile 4')
    expect(lines.map(({ line, source, meaning }) => [line, source, meaning])).toEqual([
      [1, 'Fog:', 'name'],
      [1, 'Spar 60', 'ingredient'],
      [1, 'Flint 40', 'ingredient'],
      [1, '+ Rutile 4', 'addition'],
    ])
  })

  it('has a place for the name where the text has none', () => {
    const { lines = [] } = readText('Spar 60\nFlint 40')
    const [first] = lines
    expect(first).toMatchObject({ source: '', line: undefined, meaning: 'name' })
    const read = readText(
      'Spar 60\nFlint 40',
      new Map([[first?.key ?? '', { meaning: 'name', text: 'Fog' }]]),
    )
    expect(rows(read)).toEqual([['Fog', '60 Spar', '40 Flint']])
  })
})

describe('a correction', () => {
  it('gives an amount to what had none, and nothing more is said of it', () => {
    const text = 'Fog\nSpar 60\nSilica x\nFlint 10'
    const read = corrected(text, {
      'Silica x': { meaning: 'ingredient', text: 'Silica', amount: '30' },
    })
    expect(rows(read)).toEqual([['Fog', '60 Spar', '30 Silica', '10 Flint']])
    expect(read.problems).toEqual([])
    expect(read.recipes[0]?.description).toBeUndefined()
  })

  it('makes another line the name', () => {
    const read = corrected('Grandma made this\nFog\nSpar 60\nFlint 40', {
      'Grandma made this': { meaning: 'notes', text: '' },
      Fog: { meaning: 'name', text: 'Sea Fog' },
    })
    expect(rows(read)).toEqual([['Sea Fog', '60 Spar', '40 Flint']])
    expect(read.recipes[0]?.description).toBe('Grandma made this')
  })

  it('makes an addition of an ingredient, and the other way round', () => {
    const read = corrected('Fog\nSpar 60\nFlint 40\nRutile 4\nAdd:\nTin 5', {
      'Rutile 4': { meaning: 'addition', text: 'Rutile', amount: '4' },
      'Tin 5': { meaning: 'ingredient', text: 'Tin oxide', amount: '6' },
    })
    expect(rows(read)).toEqual([['Fog', '60 Spar', '40 Flint', '+4 Rutile', '6 Tin oxide']])
  })

  it('leaves other lines in their unit', () => {
    const text = 'Fog\nSpar 1 kg\nFlint 500 g\nWhiting 200 g'
    const read = corrected(text, {
      'Spar 1 kg': { meaning: 'ingredient', text: 'Spar', amount: '1100' },
      'Flint 500 g': { meaning: 'ingredient', text: 'Flint', amount: '450' },
    })
    expect(rows(read)).toEqual([['Fog', '1100 Spar', '450 Flint', '200 Whiting']])
  })

  it('sets the cone, and leaves a line out', () => {
    const read = corrected('Fog\nSpar 60\nFlint 40\nFrom page 6\nseven', {
      'From page 6': { meaning: 'nothing', text: '' },
      seven: { meaning: 'cone', text: '7' },
    })
    expect(read.recipes[0]).toMatchObject({ coneText: '7', name: 'Fog' })
    expect(read.recipes[0]?.description).toBeUndefined()
  })

  it('that is no amount is said so, with its line', () => {
    const read = corrected('Fog\nSpar 60\nFlint 40', {
      'Flint 40': { meaning: 'ingredient', text: 'Flint', amount: 'lots' },
    })
    expect(read.problems.map(({ line, code }) => [line, code])).toEqual([[3, 'amountNotNumeric']])
  })
})
