import fc from 'fast-check'
import { expect, test } from 'vitest'
import { MEANINGS } from './described.ts'
import { asPlainWords } from './phrase.ts'
import { readQuery } from './read-query.ts'

const understood = (text: string) =>
  readQuery(text).phrases.map(({ kind, name }) => `${kind} ${name}`)

/** What is typed, the words that are left, what is understood. */
// prettier-ignore
const QUERIES: readonly (readonly [string, string, string])[] = [
  ["cone 6 celadon","","cone 6, type Celadon"],
  ["cone6 celadon","","cone 6, type Celadon"],
  ["Cone 6 Celadon","","cone 6, type Celadon"],
  ["^6","","cone 6"],
  ["^06","","cone 06"],
  ["Δ6","","cone 6"],
  ["Δ06","","cone 06"],
  ["△ 10","","cone 10"],
  ["c6","","cone 6"],
  ["c06","","cone 06"],
  ["c10 tenmoku","","cone 10, type Tenmoku"],
  ["C6 ox","","cone 6, atmosphere Oxidation"],
  ["cone 6","","cone 6"],
  ["cone 06","","cone 06"],
  ["cone 10","","cone 10"],
  ["cone 5.5","","cone 5½"],
  ["cone 5½","","cone 5½"],
  ["cone 5 1/2","","cone 5½"],
  ["cone 5 1/2 to 6","","cone 5½–6"],
  ["cone 9-10","","cone 9–10"],
  ["cone 9 - 10","","cone 9–10"],
  ["cone 9 to 10","","cone 9–10"],
  ["cone 9/10","","cone 9–10"],
  ["cones 5-6","","cone 5–6"],
  ["6-7","","cone 6–7"],
  ["04-06","","cone 06–04"],
  ["9–10","","cone 9–10"],
  ["^5-6","","cone 5–6"],
  ["^5/6","","cone 5–6"],
  ["c.6","","cone 6"],
  ["cone: 6","","cone 6"],
  ["cone 022","","cone 022"],
  ["cone 14","","cone 14"],
  ["cone 15","cone 15",""],
  ["cone 99","cone 99",""],
  ["cone","cone",""],
  ["04","","cone 04"],
  ["04 clear","","cone 04, transparency Transparent"],
  ["kegel 6 seladon","","cone 6, type Celadon"],
  ["コーン6","","cone 6"],
  ["コーン 6","","cone 6"],
  ["конус 6","","cone 6"],
  ["콘 6","","cone 6"],
  ["โคน 6","","cone 6"],
  ["SK8","SK8",""],
  ["cono 6","","cone 6"],
  ["orton 6","","cone 6"],
  ["low fire","","cone low"],
  ["low-fire red","","cone low, color Red"],
  ["lowfire majolica","","cone low, type Majolica"],
  ["mid range","","cone mid"],
  ["mid-range clear","","cone mid, transparency Transparent"],
  ["midfire","","cone mid"],
  ["high fire tenmoku","","cone high, type Tenmoku"],
  ["highfire","","cone high"],
  ["ox","","atmosphere Oxidation"],
  ["oxidation","","atmosphere Oxidation"],
  ["cone 6 oxidation","","cone 6, atmosphere Oxidation"],
  ["cone 6 ox matte blue","","cone 6, atmosphere Oxidation, surface Matte, color Blue"],
  ["redux","","atmosphere Reduction"],
  ["reduction","","atmosphere Reduction"],
  ["cone 10 reduction","","cone 10, atmosphere Reduction"],
  ["cone 10 redux celadon","","cone 10, atmosphere Reduction, type Celadon"],
  ["in reduction","","atmosphere Reduction"],
  ["at cone 6","","cone 6"],
  ["celadon for cone 6","","type Celadon, cone 6"],
  ["celadon at cone 10 in reduction","","type Celadon, cone 10, atmosphere Reduction"],
  ["fired in oxidation","fired","atmosphere Oxidation"],
  ['cone 6 kiln wash', '', 'cone 6, type Refractory'],
  ["cone 6 firing","","cone 6"],
  ["neutral","","atmosphere Neutral"],
  ["soda","","atmosphere Salt & Soda"],
  ["salt","","atmosphere Salt & Soda"],
  ["salt & soda","","atmosphere Salt & Soda"],
  ["salt and soda","","atmosphere Salt & Soda"],
  ["soda fired shino","","atmosphere Salt & Soda, type Shino"],
  ["soda firing","","atmosphere Salt & Soda"],
  ["wood","","atmosphere Wood"],
  ["wood fired","","atmosphere Wood"],
  ["wood-fired shino","","atmosphere Wood, type Shino"],
  ["anagama","","atmosphere Wood"],
  ["raku","","atmosphere Raku"],
  ["raku fired copper","copper","atmosphere Raku"],
  ["luster","","atmosphere Luster"],
  ["lustre","","atmosphere Luster"],
  ["soda ash","soda ash",""],
  ["soda feldspar","soda feldspar",""],
  ["soda spar","soda spar",""],
  ["wood ash","","type Ash"],
  ["bone ash","bone ash",""],
  ["volcanic ash","volcanic ash",""],
  ["red iron oxide","red iron oxide",""],
  ["black iron oxide","black iron oxide",""],
  ["yellow ochre","yellow ochre",""],
  ["matte","","surface Matte"],
  ["matt","","surface Matte"],
  ["mat white","","surface Matte, color White"],
  ["semi-matte","","surface Semi-matte"],
  ["semi matte","","surface Semi-matte"],
  ["semimatte","","surface Semi-matte"],
  ["stony matte","","surface Stony Matte"],
  ["dry matte","","surface Dry Matte"],
  ["smooth matte","","surface Smooth Matte"],
  ["satin","","surface Satin"],
  ["satin matte","","surface Satin-matte"],
  ["satin black","","surface Satin, color Black"],
  ["gloss","","surface Glossy"],
  ["glossy","","surface Glossy"],
  ["shiny","","surface Glossy"],
  ["semi-gloss","","surface Semi-glossy"],
  ["semi glossy","","surface Semi-glossy"],
  ["opaque","","transparency Opaque"],
  ["semi-opaque","","transparency Semi-opaque"],
  ["translucent","","transparency Translucent"],
  ["transparent","","transparency Transparent"],
  ["clear","","transparency Transparent"],
  ["clear gloss cone 6","","transparency Transparent, surface Glossy, cone 6"],
  ["white","","color White"],
  ["off-white","","color White"],
  ["red","","color Red"],
  ["pink","","color Pink"],
  ["green","","color Green"],
  ["turquoise","","color Turquoise"],
  ["blue","","color Blue"],
  ["purple","","color Purple"],
  ["black","","color Black"],
  ["yellow","","color Yellow"],
  ["amber","","color Amber"],
  ["grey","","color Gray"],
  ["gray","","color Gray"],
  ["charcoal","","color Gray"],
  ["blue green","","color Blue, color Green"],
  ["celadon","","type Celadon"],
  ["celadons","","type Celadon"],
  ["chun","","type Chun"],
  ["jun","","type Chun"],
  ["tenmoku","","type Tenmoku"],
  ["temmoku","","type Tenmoku"],
  ["tianmu","","type Tenmoku"],
  ["tea dust","","type Tea Dust"],
  ["teadust","","type Tea Dust"],
  ["tessha","","type Tessha, Hare's Fur"],
  ["hare's fur","","type Tessha, Hare's Fur"],
  ["hares fur","","type Tessha, Hare's Fur"],
  ["kaki","","type Kaki"],
  ["tomato red","","type Kaki"],
  ["oil spot","","type Oil Spot"],
  ["oilspot","","type Oil Spot"],
  ["oil-spot tenmoku","","type Oil Spot, type Tenmoku"],
  ["shino","","type Shino"],
  ["carbon trap shino","","type Carbon Trap, type Shino"],
  ["copper red","","type Copper Red"],
  ["oxblood","","type Oxblood"],
  ["sang de boeuf","","type Oxblood"],
  ["flambe","","type Flambe"],
  ["Flambé","","type Flambe"],
  ["peach bloom","","type Peach Bloom"],
  ["oribe","","type Oribe"],
  ["copper green","","type Copper Green"],
  ["chrome green","","type Chrome Green"],
  ["cobalt blue","","type Cobalt Blue"],
  ["rutile blue","","type Rutile Blue"],
  ["magnesium matte","","type Magnesium Matte"],
  ["mag matte","","type Magnesium Matte"],
  ["crystalline","","type Crystalline"],
  ["aventurine","","type Aventurine"],
  ["single fire","","type Single-Fire"],
  ["single-fire","","type Single-Fire"],
  ["once fired","","type Single-Fire"],
  ["ash","","type Ash"],
  ["ash glaze","","type Ash, type Glaze"],
  ["nuka","","type Nuka"],
  ["fake ash","","type Fake Ash"],
  ["majolica","","type Majolica"],
  ["maiolica","","type Majolica"],
  ["bristol","","type Bristol"],
  ["crackle","","type Crackle"],
  ["crawling","","type Crawling"],
  ["gloop","","type Gloop"],
  ["crater","","type Crater"],
  ["lava","","type Crater"],
  ["metallic","","type Metallic"],
  ["slip","","type Slip"],
  ["engobe","","type Engobe"],
  ["terra sigillata","","type Terra Sigillata"],
  ["terra sig","","type Terra Sigillata"],
  ["underglaze","","type Underglaze"],
  ["overglaze","","type Overglaze"],
  ["clay body","","type Clay Body"],
  ["porcelain","","type Porcelain"],
  ["stoneware","","type Stoneware"],
  ["earthenware","","type Earthenware"],
  ["kiln wash","","type Refractory"],
  ["feldspar","","type Feldspar"],
  ["frit","","type Frit"],
  ["frit 3134","3134","type Frit"],
  ["ferro frit 3134","ferro 3134","type Frit"],
  ["3134","3134",""],
  ["G-200","G-200",""],
  ["EPK","EPK",""],
  ["F-12","F-12",""],
  ["no barium","","without barium"],
  ["no barium or lithium","","without barium, without lithium"],
  ["no gerstley cone 6 clear","","without gerstley, cone 6, transparency Transparent"],
  ["with custer no dolomite","","with custer, without dolomite"],
  ["with custer and talc","","with custer, with talc"],
  ["no lead, cone 6","","without lead, cone 6"],
  ["without gerstley","","without gerstley"],
  ["without gerstley borate","","without gerstley borate"],
  ["without barium carbonate","","without barium carbonate"],
  ["w/o zinc","","without zinc"],
  ["with 3134","","with 3134"],
  ["with frit 3134","","with frit 3134"],
  ["with ferro 3134","","with ferro 3134"],
  ["with 3134 and gerstley borate","","with 3134, with gerstley borate"],
  ["with nepheline syenite","","with nepheline syenite"],
  ["with ball clay","","with ball clay"],
  ["with red iron oxide","","with red iron oxide"],
  ["with bone ash","","with bone ash"],
  ["with custer feldspar","","with custer feldspar"],
  ["using rutile","","with rutile"],
  ["containing tin oxide","","with tin oxide"],
  ["barium-free","","without barium"],
  ["lead-free clear","","without lead, transparency Transparent"],
  ["no 5","no 5",""],
  ["no. 7","no. 7",""],
  ["with","with",""],
  ["no","no",""],
  ["celadon with","with","type Celadon"],
  ["with cone 6","with","cone 6"],
  ["without \"custer feldspar\"","","without custer feldspar"],
  ["with \"gerstley borate\" matte","","with gerstley borate, surface Matte"],
  ["matte no barium cone 6","","surface Matte, without barium, cone 6"],
  ["SiO2 > 3","","figure SiO2 ≥ 3"],
  ["SiO2>3","","figure SiO2 ≥ 3"],
  ["sio2 >= 3","","figure SiO2 ≥ 3"],
  ["SiO2 ≥ 3,5","","figure SiO2 ≥ 3.5"],
  ["SiO₂ < 4","","figure SiO2 ≤ 4"],
  ["Al2O3 0.3-0.5","","figure Al2O3 0.3–0.5"],
  ["al2o3 0.3 to 0.5","","figure Al2O3 0.3–0.5"],
  ["MgO < 5 %","","figure MgO ≤ 5 %"],
  ["KNaO > 0.2","","figure KNaO ≥ 0.2"],
  ["Si:Al > 8","","figure SiO2Al2O3Ratio ≥ 8"],
  ["boron < 0.2","","figure B2O3 ≤ 0.2"],
  ["B2O3 = 0","","figure B2O3 = 0"],
  ["boron=0,25","","figure B2O3 = 0.25"],
  ["MgO = 5 %","","figure MgO = 5 %"],
  ["SiO2 > 3 AND boron = 0","","figure SiO2 ≥ 3, figure B2O3 = 0"],
  ["SiO2 > 3 and celadon","","figure SiO2 ≥ 3, type Celadon"],
  ["SiO2 > 3 or celadon","or","figure SiO2 ≥ 3, type Celadon"],
  ["SiO2 > 3 and","and","figure SiO2 ≥ 3"],
  ["no boron","","figure B2O3 = 0"],
  ["no B2O3","","figure B2O3 = 0"],
  ["boron-free clear","","figure B2O3 = 0, transparency Transparent"],
  ["with boron","","figure B2O3 > 0"],
  ["no barium or boron, cone 6","","without barium, figure B2O3 = 0, cone 6"],
  ["no boron or barium cone 6","","figure B2O3 = 0, without barium, cone 6"],
  ["no boron oxide","","figure B2O3 = 0"],
  ["no boron ash","","figure B2O3 = 0, type Ash"],
  ["no boron frit","","without boron frit"],
  ["no \"boron\"","","without boron"],
  ["boron < .2","","figure B2O3 ≤ 0.2"],
  ["KNaO>,2 cone 6","","figure KNaO ≥ 0.2, cone 6"],
  ["Al2O3 .3-.5, clear","","figure Al2O3 0.3–0.5, transparency Transparent"],
  ["silica > 3 alumina < 0.5","","figure SiO2 ≥ 3, figure Al2O3 ≤ 0.5"],
  ["SiO2","SiO2",""],
  ["SiO2 >","SiO2 >",""],
  ["sio2 4 - 3","sio2 4 - 3",""],
  ["zzz > 3","zzz > 3",""],
  ["by:demo","","author demo"],
  ["by:demo celadon","","author demo, type Celadon"],
  ["by:\"Test Potter\" celadon","","author Test Potter, type Celadon"],
  ["by:","by:",""],
  ["\"cone 6\" celadon","\"cone 6\"","type Celadon"],
  ["\"cone 6 celadon\"","\"cone 6 celadon\"",""],
  ["\"celadon","\"celadon",""],
  ["\"\"","\"\"",""],
  ["'celadon'","","type Celadon"],
  ["Leach 4321","Leach 4321",""],
  ["5x20","5x20",""],
  ["(cone 6) celadon","","cone 6, type Celadon"],
  ["celadon, cone 6, reduction","","type Celadon, cone 6, atmosphere Reduction"],
  ["celadon/cone 6","celadon/cone 6",""],
  ["CELADON CONE TEN","CONE TEN","type Celadon"],
  ["青磁","青磁",""],
  ["émail blanc","émail blanc",""],
  ["12345","12345",""],
  ["non-toh","non-toh",""],
  ["rutile blue matte cone 6 ox no barium SiO2 > 2.5 by:demo \"Floating\"","\"Floating\"","type Rutile Blue, surface Matte, cone 6, atmosphere Oxidation, without barium, figure SiO2 ≥ 2.5, author demo"],
]

test.each(QUERIES)('%j', (text, words, phrases) => {
  expect(readQuery(text).words).toBe(words)
  expect(understood(text).join(', ')).toBe(phrases)
})

const DESCRIBED = [...MEANINGS].flatMap(([spelling, meaning]) =>
  meaning === null || spelling.includes(',') ? [] : [[spelling, `${meaning.kind} ${meaning.name}`]],
)
const OTHERS = [
  ...['022', '06', '05', '04', '1', '5', '6', '9', '10', '14'].flatMap((cone) =>
    [`cone ${cone}`, `cone${cone}`, `^${cone}`, `Δ${cone}`, `c${cone}`].map((text) => [
      text,
      `cone ${cone}`,
    ]),
  ),
  ...['barium', 'gerstley borate', '3134', 'nepheline syenite'].flatMap((name) => [
    [`with ${name}`, `with ${name}`],
    [`without ${name}`, `without ${name}`],
    [`no ${name}`, `without ${name}`],
  ]),
  ['SiO2 > 3', 'figure SiO2 ≥ 3'],
  ['al2o3<0.5', 'figure Al2O3 ≤ 0.5'],
  ['by:demo', 'author demo'],
]
const part = fc.constantFrom(...[...DESCRIBED, ...OTHERS])

test('whatever is put together of what filters can say is understood, all of it', () => {
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), (parts) => {
      const text = parts.map(([spelling]) => spelling).join(', ')
      expect(understood(text)).toEqual(parts.map(([, phrase]) => phrase))
      expect(readQuery(text).words).toBe('')
    }),
    { numRuns: 1_000 },
  )
})

test('any text can be read, and phrases stand in it one after the other', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200, unit: 'grapheme' }), (text) => {
      let end = 0
      for (const { from, to } of readQuery(text).phrases) {
        expect(from).toBeGreaterThanOrEqual(end)
        expect(to).toBeGreaterThan(from)
        end = to
      }
      expect(end).toBeLessThanOrEqual(text.length)
    }),
  )
})

test.each(QUERIES)('each phrase of %j can be made plain words', (text) => {
  const { phrases } = readQuery(text)
  for (const phrase of phrases) {
    const plain = asPlainWords(text, phrases, phrase)
    const left = readQuery(plain).phrases.map(({ kind, name }) => `${kind} ${name}`)
    const others = phrases.filter((each) => each !== phrase)
    const isSaidTwice = others.some(({ name }) => name === phrase.name)
    if (!isSaidTwice) expect(left).not.toContain(`${phrase.kind} ${phrase.name}`)
  }
})

test.each([
  ['no barium or lithium', 0, '"no barium" without lithium'],
  ['no barium or lithium', 1, 'no barium "lithium"'],
  ['with EPK and 3134 + talc, cone 6', 1, 'with EPK "3134" with talc, cone 6'],
  ['no barium no lithium', 0, '"no barium" no lithium'],
  ['no boron or lithium', 0, '"no boron" without lithium'],
  ['no lithium or boron', 0, '"no lithium" without boron'],
])('of %j the phrase %i is words, and the others stay', (text, at, plain) => {
  const { phrases } = readQuery(text)
  const phrase = phrases[at]
  expect(phrase && asPlainWords(text, phrases, phrase)).toBe(plain)
  const others = phrases.filter((each) => each !== phrase).map(({ name }) => name)
  expect(readQuery(plain).phrases.map(({ name }) => name)).toEqual(others)
})

test('a figure that is to be so much may differ by what its two decimals do not show', () => {
  const rangeOf = (text: string) =>
    readQuery(text).phrases.map((phrase) => 'range' in phrase && phrase.range)
  expect(rangeOf('B2O3 = 0')).toEqual([{ axis: 'B2O3', max: 0.005 }])
  expect(rangeOf('no boron')).toEqual(rangeOf('B2O3 = 0'))
  expect(rangeOf('with boron')).toEqual([{ axis: 'B2O3', min: 0.005 }])
  expect(rangeOf('SiO2 = 3.5')).toEqual([{ axis: 'SiO2', min: 3.495, max: 3.505 }])
})
