import type { SearchQuery } from '@glazy/contract/search'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createCollectedItems } from '#features/collections/read/collected-items.ts'
import { readLibrary } from '#features/library/read-library.ts'
import { seedLibrary } from '#features/library/seed.service.ts'
import { createLibraryIndex } from '#library-index/library-index.ts'
import { createTestApp, type TestApp } from '#testing/test-app.ts'
import type { SearchContext } from './search-context.ts'
import { searchIds } from './search.service.ts'

let test: TestApp
let context: SearchContext
beforeAll(async () => {
  test = await createTestApp()
  const now = new Date('2026-01-01T00:00:00Z')
  await seedLibrary({ db: test.db, siteName: 'Glazy', now }, await readLibrary())
  const index = createLibraryIndex(test.db)
  context = { db: test.db, viewer: null, index, collected: createCollectedItems() }
}, 60_000)
afterAll(() => test.close())

/** What potters type, and which recipes of the starter library come first for it. */
// prettier-ignore
const QUERIES: readonly (readonly [query: string, ...first: string[]])[] = [
  ['celadon', 'Tom Buck Celadon', 'Wood Pale Green Celadon'],
  ['cone 6 celadon', 'Boron Jun Base', 'Cone 6 Jun Base'],
  ['cone6 celadon', 'Boron Jun Base', 'Cone 6 Jun Base'],
  ['^6 celadon', 'Boron Jun Base', 'Cone 6 Jun Base'],
  ['celadon ^10', 'Tom Buck Celadon', 'Wood Pale Green Celadon'],
  ['cone 10 celadon reduction', 'Tom Buck Celadon', 'Wood Pale Green Celadon'],
  ['celadon cone 9-10 redux', 'Tom Buck Celadon', 'Wood Pale Green Celadon'],
  ['blue celadon', 'Hennessy Blue Celadon', 'Pinnell Blue Celadon'],
  ['celadon no barium', 'Tom Buck Celadon', 'Wood Pale Green Celadon'],
  ['celadon cone 6 ox', 'Boron Jun Base', 'Cone 6 Jun Base'],
  ['tenmoku', 'Mirror Black Tenmoku', 'Yuteki Tenmoku'],
  ['temmoku', 'Gold Temmoku', 'Johnston Temmoku'],
  ['^10 tenmoku', 'Mirror Black Tenmoku', 'Yuteki Tenmoku'],
  ['tenmoku cone 10 reduction', 'Mirror Black Tenmoku', 'Johnston Temmoku'],
  ['mirror black', 'Mirror Black Tenmoku'],
  ['oil spot', 'Daly Oil Spot', 'Redart Spodumene Oil Spot'],
  ['tea dust', 'Coleman Tea Dust', 'Currie Tea Dust'],
  ['hares fur', 'Currie Tessha TS1'],
  ['kaki cone 10', 'High-Fire Kaki', 'Ohata Kaki'],
  ['shino', 'White Shino Waxy', 'Wirt Shino'],
  ['shino no lithium', 'White Shino Waxy', 'Wirt Shino'],
  ['shino without spodumene', 'White Shino Waxy', 'Possibility Shino'],
  ['carbon trap shino', 'Troy Carbon Trap', 'Malcolm Davis Shino'],
  ['malcolm davis', 'Malcolm Davis Shino'],
  ['shino cone 10 reduction', 'Wirt Shino', 'Possibility Shino'],
  ['shino with soda ash', 'Wirt Shino', 'Malcolm Davis Shino'],
  ['leach 4321', 'Leach 4321', 'Leach 4321 Celadon'],
  ['4321', 'Leach 4321', 'Leach 4321 Celadon'],
  ['leach cone 10', 'Leach 4321', 'Leach 4321 Celadon'],
  ['limestone clear', 'Limestone Clear', 'Leach 4321'],
  ['clear cone 6', 'Turnidge Crystalline', 'Galloway Water Blue'],
  ['cone 6 clear gloss', 'Turnidge Crystalline', 'Galloway Water Blue'],
  ['transparent ^6 ox', 'Turnidge Crystalline', 'Galloway Water Blue'],
  ['clear ^04', 'Clear Pinnell 04', 'Pinnell Satin Clear 04'],
  ['cone 04 clear glossy', 'Ron Roy Low-Fire Clear', 'Clear Pinnell 04'],
  ['low fire clear', 'Ron Roy Low-Fire Clear', 'One Two Three Raku Clear'],
  ['lead-free clear', 'Ron Roy Low-Fire Clear', 'Limestone Clear'],
  ['majolica', 'Majolica Cone 5', 'Majolica Frosting'],
  ['cone 04 majolica', 'Arbuckle Majolica', 'Majolica Frosting'],
  ['arbuckle majolica', 'Arbuckle Majolica', 'Arbuckle Terracotta'],
  ['maiolica white', 'Arbuckle Majolica', 'Majolica Cone 5'],
  ['matte', 'Eggshell Matte PM-5', 'Copper Matte Raku'],
  ['matte white mid-range ox', 'White Shino Waxy', 'Eighths White Matte'],
  ['cone 6 matte', 'Variegated Slate Blue', 'Magnesium Crystalline Matt'],
  ['matte cone 10 reduction', 'Fat Black', 'Eggshell Matte PM-5'],
  ['magnesium matte', 'Eggshell Matte PM-5', 'High-Fire Magnesium Purple'],
  ['mag matte cone 10', 'Eggshell Matte PM-5', 'High-Fire Magnesium Purple'],
  ['dry matte', "June's Blue Suede", 'Bone Lichen'],
  ['stony matte cone 6', 'Rhodes Ash Revised'],
  ['satin matte cone 6', 'Malmgren Turquoise', 'Daly Oil Spot'],
  ['satin black', 'Satin Doll Black', 'Fat Black'],
  ['eggshell matte', 'Eggshell Matte PM-5'],
  ['white cone 6', 'Emms White Adapted', 'Cushing White Translucent'],
  ['white gloss cone 6', 'Emms White Adapted', 'Cooper Smooth White'],
  ['opaque white cone 6', 'Cushing HF3 White Slip', 'Cooper Smooth White'],
  ['cushing white', 'Cushing White Sculpture', 'Cushing White Vitreous 04'],
  ['zircopax white', 'Arbuckle Majolica', 'Majolica Cone 5'],
  ['tin white cone 04', 'Arbuckle Majolica', 'Andrea Gill Maiolica'],
  ['black cone 6', 'Cushing Black Body', 'Mouse Black Once-Fired'],
  ['matte black cone 6', 'Mouse Black Once-Fired', 'Meyers Black Slip'],
  ['black gloss ^6', 'Licorice Black', "Randy's Red"],
  ['rhodes black', 'Rhodes Black'],
  ['fat black', 'Fat Black'],
  ['albany slip', 'Albany Slip Substitute', 'Albany Slip Glaze'],
  ['albany slip black', 'Rhodes Black', 'Satin Doll Black'],
  ['copper red', 'Coleman Copper Red', 'Malmgren Copper Red'],
  ['copper red reduction', 'Coleman Copper Red', 'Malmgren Copper Red'],
  ['cone 10 copper red', 'Coleman Copper Red', 'Kawai Copper Red Pigment'],
  ['oxblood', 'Oxblood Seven', 'Sang de Boeuf'],
  ['peach bloom', 'MacFarlane Peach Bloom', 'Jingdezhen Copper-Lime Pigment'],
  ['flambe', 'Miracle Flambé', "Jeff's Red"],
  ['copper green', 'Strontium Matte Cone 2', "Randy's Green"],
  ['oribe', 'Oribe El Camino', 'Shaner Oribe'],
  ['oribe cone 10', 'Shaner Oribe', 'Cornwall Oribe'],
  ['shaner oribe', 'Shaner Oribe'],
  ['turquoise', 'Turquoise Chun 04', 'Malmgren Turquoise'],
  ['turquoise barium matte', 'Strontium Blue'],
  ['barium blue', 'Copper Barium Blue', "June's Blue Suede"],
  ['blue no barium', 'Variegated Slate Blue', 'Lithium Blue 010'],
  ['cobalt blue cone 6', 'Galloway Water Blue', 'Magnesium Crystalline Matt'],
  ['rutile blue', 'Rutile Blue', 'Variegated Slate Blue'],
  ['rutile blue cone 6', 'Variegated Slate Blue', 'Floating Blue'],
  ['floating blue', 'Floating Blue', 'Floating Green'],
  ['variegated slate blue', 'Variegated Slate Blue'],
  ['chun', 'Chun 86', 'Chun without Flint'],
  ['jun cone 10', "Pete's Chun", 'Pettyjohn Chun'],
  ['jun base', 'Boron Jun Base', 'Cone 6 Jun Base'],
  ['nuka', 'Nuka', 'Rice Husk Nuka'],
  ['nuka no bone ash', 'Rice Husk Nuka', 'Nuka'],
  ['ash glaze', 'Leach Ash Glaze', "Hannah's Fake Ash"],
  ['wood ash cone 10', "Hannah's Fake Ash", 'Redart Fake Ash'],
  ['ash ^10 reduction', "Hannah's Fake Ash", 'Redart Fake Ash'],
  ['fake ash cone 6', 'Pancioli Fake Ash', 'Bush Fake Ash'],
  ['nepheline syenite ash', 'White Shino Waxy', 'Wirt Shino'],
  ['crystalline', 'Crystalline Base Norkin', 'Turnidge Crystalline'],
  ['crystalline cone 9', 'Clarkson Crystalline', 'Snowflake Crystal CR321'],
  ['macro crystalline', 'Turnidge Crystalline', 'Cone 1 Macro Crystal'],
  ['zinc silicate crystalline', 'Magnesium Crystalline Matt', 'Cone 1 Macro Crystal'],
  ['crystalline with 3110', 'Turnidge Crystalline', 'Ilsley Crystalline Base'],
  ['aventurine', 'Aventurine Metallic Copper', 'Aventurine 3269'],
  ['crackle', 'Chinese Crackle', 'Icing Crackle'],
  ['crackle raku', 'Ferguson White Crackle', 'Del Favero'],
  ['chinese crackle', 'Chinese Crackle'],
  ['icing crackle', 'Icing Crackle'],
  ['raku', 'One Two Three Raku Clear', 'Hawaiian Blue Raku'],
  ['raku clear', 'One Two Three Raku Clear', 'Faux Celadon Raku'],
  ['raku copper matte', 'Copper Matte Raku', 'Alligator Raku'],
  ['copper raku with gerstley', 'Copper Penny', 'Hawaiian Blue Raku'],
  ['salt', 'Salt Kiln Wash', 'Shaner Albany Salt'],
  ['soda', 'Cushing Soda Blue 1962', 'McKenzie Yellow Soda Slip'],
  ['salt glaze cone 10', 'Shaner Albany Salt', 'Grolleg Slip'],
  ['soda fired shino', 'Malcolm Davis Shino'],
  ['shaner albany salt', 'Shaner Albany Salt'],
  ['salt clay body', 'Neely Wollastonite Salt Body', 'Tichane Stoneware 1'],
  ['wood fired body', 'Barbour Wood-Fire Body', 'Neely Wollastonite Salt Body'],
  ['barbour', 'Barbour Wood-Fire Body'],
  ['clay body cone 6', 'Cone 6 Parian', 'Pinnell Porcelain Cone 6'],
  ['porcelain', 'Seger Cone 4 Porcelain Glaze', 'Seger Cone 7 Porcelain Glaze'],
  ['porcelain cone 10', 'Seger Cone 4 Porcelain Glaze', 'Seger Porcelain'],
  ['porcelain with grolleg', 'Seger Cone 4 Porcelain Glaze', 'Seger Cone 7 Porcelain Glaze'],
  ['stoneware cone 10', 'UF Shop Stoneware', 'Nelson White Stoneware'],
  ['stoneware body with goldart', 'UF Shop Stoneware', 'Snair Buff Stoneware'],
  ['raku body', 'Soldner Raku Body'],
  ['earthenware cone 04', 'Christianson Earthenware', 'Cushing White Sculpture'],
  ['terracotta', 'Arbuckle Terracotta', 'Arbuckle Clear from Limits'],
  ['flameware', 'Flameware Glaze', 'Peterson Flameware'],
  ['egyptian paste', 'Egyptian Paste Rhodes', 'Higby Egyptian Paste'],
  ['slip', 'Grolleg Slip', 'Avery Slip'],
  ['casting slip', 'Talc Casting Slip', 'Casting Redware'],
  ['white slip cone 04', 'Lowfire Leather-Hard White Slip', 'Andrea Gill Slip'],
  ['engobe', 'Kolodjeski Vitreous Engobe', 'Peterson Dry Clay Engobe'],
  ['engobe cone 6', 'Peterson Dry Clay Engobe', 'Bringle Slip'],
  ['flashing slip', 'Bauer Orange Flashing Slip', 'Tile 6 Flashing Slip'],
  ['terra sigillata', 'Redart Terra Sigillata', 'Goldart Terra Sigillata'],
  ['terra sig', 'Redart Terra Sigillata', 'Goldart Terra Sigillata'],
  ['kiln wash', 'Kaolin-Silica Kiln Wash', 'Britt Kiln Wash'],
  ['wadding', 'Wood Kiln Wadding'],
  ['luster', 'Silver Luster 010', 'Cushing Luster 1'],
  ['underglaze', 'Qinghua Underglaze Blue', 'Nance Iron Pigment'],
  ['bristol', 'Tin Bristol White', 'Heloise Bristol'],
  ['bristol glaze cone 6', 'Cushing Transparent 2', 'Heloise Bristol'],
  ['3134', 'Digitalfire 3124-3134 Clear', 'Ron Roy Low-Fire Clear'],
  ['with 3134', 'Ron Roy Low-Fire Clear', 'Bone Lichen'],
  ['with 3134 without gerstley', 'Ron Roy Low-Fire Clear', 'Bone Lichen'],
  ['frit 3134 cone 6', 'Malmgren Copper Red', 'Nutmeg'],
  ['with ferro 3134', 'Ron Roy Low-Fire Clear', 'Bone Lichen'],
  ['with 3195', 'Variegated Slate Blue', 'Ron Roy Low-Fire Clear'],
  ['with 3124 cone 04', 'Arbuckle Majolica', 'Cushing White Sculpture'],
  ['with 3110', "June's Blue Suede", 'Turnidge Crystalline'],
  ['with F3134', 'Ron Roy Low-Fire Clear', 'Bone Lichen'],
  ['gerstley borate', 'One Two Three Raku Clear', "St John's Blue"],
  ['with gerstley borate cone 04', 'Hawaiian Blue Raku', 'Moon Crater'],
  ['without gerstley borate cone 6', 'Bronze Cone 2 to 6', 'Cone 6 Parian'],
  ['with nepheline syenite', 'Variegated Slate Blue', 'Rhodes Black'],
  ['with custer', 'Fat Black', 'Mirror Black Tenmoku'],
  ['with G-200', 'Fat Black', 'Mirror Black Tenmoku'],
  ['with potash feldspar cone 10', 'Fat Black', 'Mirror Black Tenmoku'],
  ['with cornwall stone', "June's Blue Suede", 'Gold Temmoku'],
  ['with spodumene', 'Wirt Shino', 'Flameware Glaze'],
  ['with lithium carbonate', 'Icing Crackle', 'Turnidge Crystalline'],
  ['with barium carbonate', 'Rhodes Black', "June's Blue Suede"],
  ['no barium or lithium cone 6 matte', 'Variegated Slate Blue', 'Magnesium Crystalline Matt'],
  ['no lead cone 04', 'Ron Roy Low-Fire Clear', 'Arbuckle Majolica'],
  ['no zinc cone 6', 'Bronze Cone 2 to 6', 'Cone 6 Parian'],
  ['with talc cone 6', 'Malmgren Turquoise', 'Malmgren Copper Red'],
  ['with dolomite matte cone 10', 'Eggshell Matte PM-5', 'Woo Yellow'],
  ['with wollastonite', 'Variegated Slate Blue', 'Cushing White Sculpture'],
  ['with wollastonite cone 6', 'Variegated Slate Blue', 'Bone'],
  ['with strontium carbonate', "Hannah's Fake Ash", 'Arbuckle Clear from Limits'],
  ['with rutile', 'Variegated Slate Blue', 'Bone'],
  ['with cobalt carbonate cone 6', 'Variegated Slate Blue', "Jeannie's Purple"],
  ['with red iron oxide cone 10', 'Fat Black', 'Mirror Black Tenmoku'],
  ['with tin oxide', 'Arbuckle Majolica', 'Hawaiian Blue Raku'],
  ['with epk', 'Variegated Slate Blue', 'Fat Black'],
  ['with bone ash', 'Shaner Oribe', 'Lithium Blue 010'],
  ['with manganese dioxide', 'Bronze Cone 2 to 6', 'Rhodes Black'],
  ['SiO2 > 3.5 cone 10', 'Fat Black', 'Mirror Black Tenmoku'],
  ['SiO2 > 4', 'Fat Black', 'Mirror Black Tenmoku'],
  ['SiO2 < 2 cone 6', 'Bronze Cone 2 to 6', 'Turnidge Crystalline'],
  ['Al2O3 > 0.5', 'Fat Black', 'Mirror Black Tenmoku'],
  ['B2O3 > 0.3 cone 6', "Randy's Red", 'Sunshine Yellow'],
  ['boron < 0.05 cone 10', 'Fat Black', 'Mirror Black Tenmoku'],
  ['MgO > 0.3 matte', 'Eggshell Matte PM-5', 'Rhodes Talc Matte'],
  ['BaO > 0.1', 'Rhodes Black', "June's Blue Suede"],
  ['Li2O > 0.05', 'Icing Crackle', 'Turnidge Crystalline'],
  ['KNaO > 0.4', 'Mirror Black Tenmoku', 'Chinese Crackle'],
  ['Si:Al > 9', 'Ron Roy Low-Fire Clear', 'Limestone Clear'],
  ['Si:Al < 5 matte', 'Eggshell Matte PM-5', 'Chrome Red Matte 012'],
  ['CaO 0.6-0.8 cone 10', 'Fat Black', 'Shaner Oribe'],
  ['ZnO > 0.2', 'Turnidge Crystalline', 'Cone 1 Macro Crystal'],
  ['Fe2O3 > 5 %', 'Fat Black', 'Mirror Black Tenmoku'],
  ['TiO2 > 3 %', 'Variegated Slate Blue', 'Low Tide'],
  ['"floating blue"', 'Floating Blue', 'Floating Green'],
  ['"cone 6"', 'Cone 6 Parian', 'Cone 6 Jun Base'],
  ['"albany slip"', 'Albany Slip Substitute', 'Albany Slip Glaze'],
  ['"mirror black" cone 10', 'Mirror Black Tenmoku'],
  ['by:library celadon', 'Tom Buck Celadon', 'Wood Pale Green Celadon'],
  ['ron roy', 'Ron Roy Low-Fire Clear'],
  ['tom buck', 'Tom Buck Celadon'],
  ['june', "June's Blue Suede"],
  ['pm-5', 'Eggshell Matte PM-5'],
  ['bronze', 'Bronze Cone 2 to 6', 'Bronze Lead Gloss'],
  ['bronze cone 6', 'Bronze Cone 2 to 6', 'Pinnell Weathered Bronze'],
  ['metallic', 'Aventurine Metallic Copper', 'Bailey Metallic Pewter'],
  ['gold', 'Gold Temmoku', 'Goldart Terra Sigillata'],
  ['lava', "Marilee's Lava", 'Moon Crater'],
  ['crater', 'Moon Crater', 'Strontium Crater'],
  ['lichen', 'Bone Lichen', 'Kemp Lichen'],
  ['crawling', 'Bone Lichen', 'CM Ball Crawl'],
  ['snow', 'Snowflake Crystal CR321', 'Snowflake Crackle 8'],
  ['plum', 'Purple Haze', 'Cushing Tomato Red'],
]

it('the table holds two hundred queries', () => {
  expect(new Set(QUERIES.map(([query]) => query)).size).toBeGreaterThanOrEqual(200)
})

it.each(QUERIES)('%j finds %j first', async (q, ...first) => {
  const parameters = new URLSearchParams({ composite: '1', q, count: String(first.length) })
  const response = await test.app.inject(`/v2/search?${parameters}`)
  expect(response.json().data.map(({ name }: { name: string }) => name)).toEqual(first)
})

/** Words for what a filter says, and the filter. */
type Said = readonly [words: string, filter: SearchQuery]

const CONES: readonly Said[] = [
  ['cone 04', { cone: 20 }],
  ['^5', { cone: 28 }],
  ['cone6', { cone: 30 }],
  ['Δ9', { cone: 33 }],
  ['cone 10', { cone: 34 }],
  ['low fire', { cone: 'low' }],
  ['midrange', { cone: 'mid' }],
  ['high fired', { cone: 'high' }],
]
const ATMOSPHERES: readonly Said[] = [
  ['oxidation', { atmosphere: 1 }],
  ['redux', { atmosphere: 3 }],
  ['soda', { atmosphere: 4 }],
  ['wood fired', { atmosphere: 5 }],
  ['raku', { atmosphere: 6 }],
]
const SURFACES: readonly Said[] = [
  ['matte', { surface: 1 }],
  ['dry matte', { surface: 3 }],
  ['satin', { surface: 6 }],
  ['shiny', { surface: 8 }],
]
const TRANSPARENCIES: readonly Said[] = [
  ['opaque', { transparency: 1 }],
  ['clear', { transparency: 4 }],
]
const TYPES: readonly Said[] = [
  ['celadon', { type: 500 }],
  ['temmoku', { type: 540 }],
  ['shino', { type: 590 }],
  ['slips', { type: 410 }],
  ['ash', { type: 1060 }],
  ['crystalline', { type: 980 }],
]
const FIGURES: readonly Said[] = [
  ['SiO2 > 3', { min: { SiO2: 3 } }],
  ['boron < 0.2', { max: { B2O3: 0.2 } }],
  ['no boron', { max: { B2O3: 0.005 } }],
  ['SiO2 = 3.5', { min: { SiO2: 3.495 }, max: { SiO2: 3.505 } }],
  ['MgO ≤ 5 %', { max: { MgO_percent: 5 } }],
]

const oneOf = (all: readonly Said[]) =>
  fc.option(fc.constantFrom(...all), { nil: undefined, freq: 2 })
const phrases = fc
  .tuple(
    oneOf(CONES),
    oneOf(ATMOSPHERES),
    oneOf(SURFACES),
    oneOf(TRANSPARENCIES),
    oneOf(TYPES),
    oneOf(FIGURES),
  )
  .map((parts) => parts.flatMap((part) => (part === undefined ? [] : [part])))
  .filter((parts) => parts.length > 0)
  .chain((parts) => fc.shuffledSubarray(parts, { minLength: parts.length }))

it('words find all that the filters find which they stand for', async () => {
  let found = 0
  await fc.assert(
    fc.asyncProperty(phrases, async (parts) => {
      const q = parts.map(([words]) => words).join(' ')
      const filters = Object.assign({}, ...parts.map(([, filter]) => filter)) as SearchQuery
      const ids = new Set(await searchIds(context, { q }))
      const filtered = await searchIds(context, filters)
      found += filtered.length
      expect(
        filtered.filter((id) => !ids.has(id)),
        q,
      ).toEqual([])
    }),
    { numRuns: 1_000 },
  )
  expect(found).toBeGreaterThan(2_000)
}, 120_000)
