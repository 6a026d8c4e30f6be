import { describe, expect, it } from 'vitest'
import { readText } from './read-text.ts'
import { rowsOfMarkup } from './markup-rows.ts'

const TABLE = `<html><head><style>td { color: red }</style></head><body><!--StartFragment-->
<h2>Fog</h2><table><thead><tr><th>Material</th><th>Amount</th></tr></thead>
<tbody><tr><td>Neph&nbsp;Sy</td><td> 60 </td></tr><tr><td class="x">Flint</td>
<td>40</td></tr></tbody></table></body></html>`

describe('rowsOfMarkup', () => {
  it('takes a table apart as a spreadsheet copies it', () => {
    expect(rowsOfMarkup(TABLE)).toBe('Fog\nMaterial\tAmount\nNeph Sy\t60\nFlint\t40')
  })

  it('leaves a text without a table alone, signs and all', () => {
    const text = 'Fog <matte>\nSpar 60\n  Flint < 40'
    expect(rowsOfMarkup(text)).toBe(text)
  })

  it('gives a recipe to what reads free texts', () => {
    const { recipes, problems } = readText(TABLE)
    expect(problems).toEqual([])
    expect(recipes.map(({ name, components }) => [name, components.length])).toEqual([['Fog', 2]])
    expect(recipes[0]?.components.map(({ name, amount }) => [name, amount])).toEqual([
      ['Neph Sy', 60],
      ['Flint', 40],
    ])
  })
})
