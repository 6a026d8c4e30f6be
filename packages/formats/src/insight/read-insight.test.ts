import { describe, expect, it } from 'vitest'
import { readText } from '../text/read-text.ts'

const RECIPES = `<?xml version="1.0" encoding="UTF-8"?>
<recipes version="1.0" encoding="UTF-8">
  <recipe date="2020-03-05" name="Test &amp; Clear (Glazy ID 77)" codenum="T1" keywords="clear; cone 6" batchsize="102">
    <recipelines>
      <recipeline amount="40.000" material="Potash Feldspar" unitabbr="g" conversion="1.0000"/>
      <recipeline material="Silica" amount="60,000" added="false" tolerance="0.5"/>
      <recipeline material="Red Iron Oxide" amount="2.000" added="true"></recipeline>
      <url url="https://example.org/77"/>
    </recipelines>
    <notes>Fires &lt;b&gt;clear&#33;</notes>
    <glow>bright</glow>
  </recipe>
  <RECIPE NAME="Second"><recipelines><recipeline MATERIAL="Ball & Clay" AMOUNT="1"/></recipelines></RECIPE>
</recipes>`

describe('Insight recipes', () => {
  const { recipes, problems } = readText(RECIPES)

  it('reads several recipes, attributes in any order and case', () => {
    expect(recipes[0]).toMatchObject({
      name: 'Test & Clear',
      id: 77,
      line: 3,
      date: '2020-03-05',
      fromConeId: 30,
      description: 'Fires <b>clear!',
      components: [
        { name: 'Potash Feldspar', amount: 40, isAdditional: false, line: 5 },
        { name: 'Silica', amount: 60, isAdditional: false, line: 6 },
        { name: 'Red Iron Oxide', amount: 2, isAdditional: true, line: 7 },
      ],
    })
    expect({ ...recipes[0]?.extra }).toEqual({
      codenum: 'T1',
      keywords: 'clear',
      'recipeline tolerance': 'Silica: 0.5',
      urls: 'https://example.org/77',
      glow: 'bright',
    })
    expect(recipes[1]).toMatchObject({ name: 'Second', components: [{ name: 'Ball & Clay' }] })
    expect(problems).toMatchObject([
      { line: 6, code: 'twoMeanings', values: { text: '60,000', amount: 60, other: 60_000 } },
      { line: 11, code: 'unknownElement' },
    ])
  })

  it('repairs quotes and signs that older exporters left unescaped', () => {
    const found = readText(
      '<recipes>\n<recipe name="The "Blue" & <b>" id="5">\n<recipelines>\n<recipeline material="5" Nails" amount="3"/></recipelines></recipe></recipes>',
    )
    expect(found.problems).toEqual([])
    expect(found.recipes).toMatchObject([
      { name: 'The "Blue" & <b>', id: 5, components: [{ name: '5" Nails', amount: 3, line: 4 }] },
    ])
  })

  it('goes on behind a broken recipe and uses its intact lines', () => {
    const found = readText(
      '<recipes>\n<recipe name="A">\n<recipeline material="Silica" amount="1"/>\n<oops <</recipe>\n<recipe name="B"><recipeline material="Clay" amount="2"/></recipe>\n</recipes>',
    )
    expect(found.recipes.map(({ name, components }) => [name, components.length])).toEqual([
      ['A', 1],
      ['B', 1],
    ])
    expect(found.problems[0]).toMatchObject({ code: 'brokenXml' })
  })

  it('reads lines without a recipe around them, named by the text in front', () => {
    const found = readText('My <i>glaze</i>\n<recipeline material="Silica" amount="1"/>')
    expect(found.recipes).toMatchObject([
      { name: 'My glaze', components: [{ name: 'Silica', line: 2 }] },
    ])
  })

  it('says what is wrong with a page one was not logged in for', () => {
    const found = readText('<html><body>Not Logged In</body></html>')
    expect(found).toMatchObject({ recipes: [], problems: [{ code: 'notLoggedIn' }] })
  })
})

const MATERIALS = `<materials>
<material name="Sample Spar" descrip="Test" loi="0.5">
  <oxides><oxide symbol="SiO2" percent="69.5" tolerance=""/><oxide percent="10" symbol="K2O"/></oxides>
  <volatiles><volatile symbol="LOI" name="Loss on Ignition" percent="0.5" tolerance=""/></volatiles>
</material>
<material name="Chalk"><oxides><oxide symbol="CaCO3" percent="100"/></oxides></material>
<material loi="3"><oxides><oxide symbol="Xx" percent="1"/><oxide symbol="MgO" percent="much"/></oxides></material>
</materials>`

describe('Insight materials', () => {
  const { materials, problems } = readText(MATERIALS)

  it('reads analyses, volatiles and salts', () => {
    expect(materials[0]).toMatchObject({
      name: 'Sample Spar',
      description: 'Test',
      percent: { SiO2: 69.5, K2O: 10 },
      loi: 0.5,
    })
    expect(materials[1]?.percent?.CaO).toBeCloseTo(56.03, 2)
    expect(materials[1]?.loi).toBeCloseTo(43.97, 2)
  })

  it('keeps what it does not understand as text and reports it', () => {
    expect(materials[2]).toMatchObject({
      name: 'Imported Material 3',
      loi: 3,
      extra: { Xx: '1', MgO: 'much' },
    })
    expect(problems.map(({ line, code }) => [line, code])).toEqual([
      [7, 'unknownOxide'],
      [7, 'notANumber'],
      [7, 'materialUnnamed'],
    ])
  })
})
