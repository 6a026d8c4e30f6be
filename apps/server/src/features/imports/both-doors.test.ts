import {
  unattendedChoices,
  matchesOf,
  namesToMatch,
  parentsOf,
} from '@glazy/formats/import/choices'
import { type ImportContent, toContent } from '@glazy/formats/import/content'
import { toDrafts } from '@glazy/formats/import/drafts'
import { planRecipes } from '@glazy/formats/import/plan'
import { readDocument } from '@glazy/formats/file/read'
import { ACCOUNT_FORMAT } from '@glazy/formats/glazy/glazy-account'
import { FORMATS } from '@glazy/formats/record/document'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { part, setUpImports } from '#testing/imports.ts'
import { importDocuments } from './add/import-documents.service.ts'

const imports = setUpImports()

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** A file of every kind, and files that nothing may be stored of as they are. */
const FILES: Readonly<Record<string, string>> = {
  'GlazeChem recipes': `filetype = GlazeChem Glazes
version =  2

name   = Door Clear
date   = 03/05/2020
source = Own tests
range  = 9 - 10
firetype     = Ox. or Red.
quality      = Gloss
transparency = Transparent
component = Silica
amount    = 60
component = Potash Feldspar
amount    = 40
addition  = Chartreuse Pigment
addamount = 2
note = |Two lines of
note = |text & <b>signs</b>
`,
  'GlazeChem materials': `filetype = GlazeChem Materials

name = Door Spar
aka = Spar of the Door
date = 05/25/98
type = feldspar
mapto = Silica
formula = % 3.0 Na2O  10.0 K2O  17.0 Al2O3  69.5 SiO2  0.5 LOI
`,
  HyperGlaze: `Glaze name: Door Hyper
Cone: 9  10
Surface texture: shiny glossy
Firing: Ox. or Red.

Recipe:\tPercent\tBatch
Whiting\t40.00\t400
Silica\t60.00\t600
Totals:\t100.00 %\t1000 gm

Also add:
Silica\t2.00\t20

Comments:
Clear.
`,
  Insight: `<recipes version="1.0"><recipe name="Door Insight" date="2020-03-05" keywords="cone 6; source Own tests"><recipelines><recipeline material="Silica" amount="60" added="false"/><recipeline material="Whiting" amount="40" added="false"/></recipelines><notes>Notes</notes></recipe></recipes>`,
  'Insight materials': `<materials><material name="Door Clay" descrip="Own tests" date="2020-03-05" loi="12"><oxides><oxide symbol="SiO2" percent="60"/><oxide symbol="Al2O3" percent="28"/></oxides></material></materials>`,
  'everything of an account': `format: ${ACCOUNT_FORMAT}
items:
  -
    ID: 7
    Name: 'Door Whole'
    Type: 'Recipe'
    Ingredients:
      -
        Name: 'Silica'
        Percentage: 100
`,
  'Glazy YAML': `-
  ID: 1
  Name: 'Door Powder'
  Date Created: '2015-07-16'
  Date Modified: '2016-02-03'
  Type: 'Material'
  State: 'Production'
  Country: 'Germany'
  Percent Analysis:
    SiO2: 99
    LOI: 1
-
  ID: 2
  Parent ID: 1
  Name: 'Door Child'
  Type: 'Material'
  Percent Analysis:
    SiO2: 100
-
  ID: 3
  Name: 'Door YAML'
  Created By:
    Name: 'user 7'
  Date Created: '2017-01-02'
  Date Modified: '2018-03-04'
  Type: 'Recipe'
  State: 'Production'
  Subtype: 'Glaze - Clear'
  Cone: '9 - 10'
  Specific Gravity: 1.45
  Tags: ['door', 'Two Words']
  Description: '<b>Clear</b> & bright'
  Ingredients:
    -
      ID: 2
      Name: 'Other Name'
      Percentage: 50
    -
      ID: 4
      Name: 'Door Inner'
      Percentage: 50
-
  ID: 4
  Name: 'Door Inner'
  Type: 'Recipe'
  Ingredients:
    -
      Name: 'Silica'
      Percentage: 100
`,
  'Glazy CSV': `id,name,is_analysis,is_primitive,from_orton_cone,source,ingredients
9,Door CSV,0,0,6,Own tests,Silica 60; Whiting 40
`,
  'a table with a recipe in each row': `Name,Cone,Whiting,Kaolin,Silica,Door Dust,+ Rutile,Notes,Tester
Door Wide,9-10,30,20,45,5,2,Two words,Test
Door Odd,6,about 5,,60,40,,,
`,
  'a table with an ingredient in each row': `Rezept;Rohstoff;Menge;Einheit;Zusatz;Kegel
Door Long;Silica;0,6;kg;;6
;Whiting;400;g;;
;Silver Nitrate;2;%;ja;
Door Next;Silica;100;;vielleicht;
`,
  'a table with a recipe in each column':
    'Material\tDoor Left\tDoor Right\nCone\t6\t10\nSilica\t60\t50\nWhiting\t40\t50\nTotal\t100\t90\nAdd\t\t\nRutile\t\t3\n',
  'a table without recipes': 'Material,Price,Unit\nDoor Spar,12,kg\n',
  Sankey: `---------- Start of database ----------
A: Door Sankey
B: Own tests
C: 9-10R
E: 40 Whiting
E: 60 Silica
---------- End of database ----------
`,
  'free text': 'Door Text\nCone 6 oxidation\nSilica 60\nWhiting 40\nadd\nSilver Nitrate 2%',
  'days in the future and before the first': `name = Door Future
date = 1/1/2099
component = Silica
amount = 1

name = Door Past
date = 1/1/1650
component = Silica
amount = 1
`,
  '101 ingredients': `name = Door Long\n${Array.from({ length: 101 }, (_, at) => `component = Silica ${at}\namount = 1`).join('\n')}\n`,
  'amounts beyond all bounds':
    'name = Door Heavy\ncomponent = Silica\namount = 5e9\n\nname = Door Zero\ncomponent = Silica\namount = 0\ncomponent = Whiting\namount = 1\n',
  'names and texts beyond all bounds': `name = ${'Door '.repeat(80)}\nsource = ${'s'.repeat(400)}\ncomponent = ${'Powder '.repeat(40)}\namount = 1\nnote = |${'n'.repeat(6000)}\n\nname = Door Short\ncomponent = Cu\namount = 1\n`,
  'names with characters of control, and names of none': `name = Door \u001b[31mRed\u202e
source = Own\u0007 tests
component = Silica\u009b
amount = 60
component = \u200b
amount = 40
note = |Two\u001b
note = |lines

name = \u200b\u2060
component = Silica
amount = 1
`,
  'figures beyond all bounds': `-
  ID: 1
  Name: 'Door Odd'
  Type: 'Material'
  Percent Analysis:
    SiO2: 60
    K2O: 5000000000
    LOI: 140
-
  ID: 2
  Name: 'Door Of Odd'
  Type: 'Recipe'
  Cone: '10 - 6'
  Ingredients:
    -
      ID: 1
      Name: 'Door Odd'
      Percentage: 100
`,
}

it('no kind of file is left out', () => {
  const formats = Object.values(FILES).map((text) => readDocument(bytesOf(text)).format)
  expect(new Set([...formats, 'unknown'])).toEqual(new Set(FORMATS))
})

describe.each(Object.entries(FILES))('%s', (_, text) => {
  it('becomes the same by both doors, and may be saved as it is', async () => {
    const document = readDocument(bytesOf(text))
    const now = new Date()
    const site = imports.owner
    const content = toContent([{ name: '', document }], now)
    const skipped = await importBySite(content)
    const bySite = await rowsOf(site.id)
    const operator = await imports.newOwner()
    const report = await importDocuments(
      {
        db: imports.db,
        now,
        owner: { ...operator, name: 'test', username: null },
        isPrivate: true,
      },
      [document],
    )
    const byCommand = await rowsOf(operator.id)
    // The site brings recipes and what they need; the command brings every material of a file.
    const names = new Set(bySite.map(({ name }) => name))
    expect(bySite).toEqual(
      byCommand.filter(({ name, kind }) => kind === 'recipe' || names.has(name)),
    )
    expect(report.skipped.map(({ name }) => name)).toEqual(skipped)
    expect(report.problems).toMatchObject(
      content.problems.map(({ line, code }) => ({ line, code })),
    )
    for (const row of bySite) expect(await saveAgain(row), row.name).toBe(200)
  })
})

/** Imports as the site does when all that is proposed is taken as it is. */
async function importBySite(content: ImportContent): Promise<string[]> {
  const ingredients = [...namesToMatch(content)].map((name) => name.slice(0, 255))
  const answer = await imports.call('POST', '/imports/match', { ingredients })
  const found: {
    name: string
    matches: { id: number; name: string; score: number; isOwn: boolean }[]
  }[] = answer.json().data.ingredients
  const find = (name: string) => found.find((one) => one.name === name.slice(0, 255))?.matches ?? []
  const matches = new Map(content.ingredients.map((one) => [one.key, matchesOf(one, find)]))
  const choices = unattendedChoices(content.ingredients, matches, 2)
  const nothing = new Map()
  const wishes = { choices, isScaled: false, scaled: nothing, wanted: nothing, own: nothing }
  const planned = planRecipes(content, { ...wishes, isUnattended: true })
  const drafts = toDrafts(content, { planned, choices, parents: parentsOf(content, find) })
  if (drafts.recipes.length > 0) await imports.bring(part(drafts))
  return planned.flatMap(({ skip, recipe }) => (skip === undefined ? [] : [recipe.name]))
}

/** Columns that differ between two accounts, or from one moment to the next. */
const OF_ONE_ACCOUNT = [
  ...['id', 'owner_id', 'parent_id', 'copied_from_id', 'revision_parent_id', 'merged_into_id'],
  ...['created_at', 'updated_at', 'import_key', 'client_key'],
]

interface Row {
  readonly id: number
  readonly kind: string
  readonly name: string
}

/** All that is stored of the items of an account, without ids and the moment of the import. */
async function rowsOf(ownerId: number): Promise<Row[]> {
  const { rows } = await sql<Row & { created_at: Date; updated_at: Date }>`
    select m.id, m.kind, m.name, m.created_at, m.updated_at,
      to_jsonb(m) - ${OF_ONE_ACCOUNT}::text[] as content,
      (select p.name from material as p where p.id = m.parent_id) as parent,
      (select o.name from material as o where o.id = m.copied_from_id) as copied_from,
      (select jsonb_agg(jsonb_build_array(c.name, mc.amount, mc.is_additional) order by mc.position)
        from material_component as mc join material as c on c.id = mc.component_id
        where mc.recipe_id = m.id) as components
    from material as m where m.owner_id = ${ownerId} order by m.kind, m.name`.execute(imports.db)
  const today = new Date().toISOString().slice(0, 10)
  const day = (moment: Date) => {
    const date = moment.toISOString()
    return date.startsWith(today) ? 'now' : date
  }
  return rows.map(({ created_at, updated_at, ...row }) => {
    const shown = { ...row, created: day(created_at), updated: day(updated_at) }
    Object.defineProperty(shown, 'id', { value: row.id, enumerable: false })
    return shown
  })
}

/** The status of a save by the owner who has changed nothing. */
async function saveAgain({ id, kind }: Row): Promise<number> {
  const detail = await imports.detailOf(id)
  const { name, otherNames, description } = detail
  const translation = { locale: 'en', name, other_names: otherNames, description }
  const metadata = await imports.call('PATCH', `/recipes/${id}`, {
    translations: [translation],
    materialStateId: detail.materialStateId,
    fromOrtonConeId: detail.fromOrtonConeId,
    toOrtonConeId: detail.toOrtonConeId,
    atmospheres: detail.atmospheres,
  })
  if (metadata.statusCode !== 200) return metadata.statusCode
  const percent = detail.analysis?.percent ?? {}
  const hasFigures = Object.keys(percent).length > 0
  const saved =
    kind === 'recipe'
      ? await imports.call('PATCH', `/materialmaterials/${id}`, {
          newName: name,
          materialComponents: detail.components.map((component) => ({
            componentMaterialId: component.material.id,
            percentageAmount: component.percentageAmount,
            isAdditional: component.isAdditional,
          })),
        })
      : await imports.call('PATCH', `/recipes/${id}`, {
          name,
          ...(hasFigures && { analysis: { ...percent, loi: detail.analysis?.loi ?? 0 } }),
        })
  return saved.statusCode
}
