import { CONE_GROUPS } from '@glazy/ceramics/firing/cones'
import { MATERIAL_TYPES } from '@glazy/ceramics/lookups/material-types'
import type { PhraseKind, Trait } from './phrase.ts'

/** What a spelling means; `null` for words that are no more than words, such as "soda ash". */
export interface Meaning {
  readonly kind: Extract<
    PhraseKind,
    'cone' | 'atmosphere' | 'surface' | 'transparency' | 'type' | 'color'
  >
  readonly name: string
  readonly trait: Trait
}

/** Spellings, apart by commas; folded, with a space for each hyphen. */
type Row = readonly [name: string, spellings: string, trait: Trait]

const CONE_WORDS: readonly Row[] = [
  ['low', 'low fire,lowfire,low fired,low temperature', { cones: CONE_GROUPS.low }],
  [
    'mid',
    'mid fire,midfire,mid range,midrange,mid fired,mid temperature,medium fire',
    { cones: CONE_GROUPS.mid },
  ],
  ['high', 'high fire,highfire,high fired,high temperature', { cones: CONE_GROUPS.high }],
]

const ATMOSPHERE_WORDS: readonly Row[] = [
  ['Oxidation', 'oxidation,ox,oxid,oxidation fired,oxidized,oxidised,oxidizing', { atmosphere: 1 }],
  ['Neutral', 'neutral,neutral fired', { atmosphere: 2 }],
  ['Reduction', 'reduction,redux,reduct,reduction fired,reduced,reduktion', { atmosphere: 3 }],
  [
    'Salt & Soda',
    'salt & soda,salt and soda,salt/soda,soda/salt,salt,soda,salt fired,soda fired,salt glaze,soda glaze',
    { atmosphere: 4, types: [170, 240, 310, 380, 1050] },
  ],
  [
    'Wood',
    'wood,wood fired,woodfired,wood fire,woodfire,wood firing,anagama',
    { atmosphere: 5, types: [1040] },
  ],
  ['Raku', 'raku,raku fired', { atmosphere: 6, types: [180, 250, 320, 390, 1055] }],
  ['Luster', 'luster,lustre,lusters,lustres', { atmosphere: 7 }],
]

const SURFACE_WORDS: readonly Row[] = [
  ['Matte', 'matte,matt,mat,mattes,matts', { surfaces: [1, 2, 3, 4, 5, 7], types: [860] }],
  ['Stony Matte', 'stony matte,stony matt,matte stony,stony', { surfaces: [2] }],
  ['Dry Matte', 'dry matte,dry matt,matte dry', { surfaces: [3] }],
  ['Semi-matte', 'semi matte,semi matt,semimatte,semimatt,matte semi', { surfaces: [4] }],
  ['Smooth Matte', 'smooth matte,smooth matt,matte smooth', { surfaces: [5] }],
  ['Satin-matte', 'satin matte,satin matt', { surfaces: [7] }],
  ['Satin', 'satin,satiny', { surfaces: [6, 7], types: [910] }],
  ['Semi-glossy', 'semi glossy,semi gloss,semigloss,semiglossy,glossy semi', { surfaces: [9] }],
  ['Glossy', 'glossy,gloss,shiny', { surfaces: [8, 9], types: [900] }],
]

const TRANSPARENCY_WORDS: readonly Row[] = [
  ['Opaque', 'opaque', { transparencies: [1] }],
  ['Semi-opaque', 'semi opaque,semiopaque', { transparencies: [2] }],
  ['Translucent', 'translucent', { transparencies: [3] }],
  ['Transparent', 'transparent,clear,clears', { transparencies: [4], types: [470] }],
]

const COLOR_WORDS: readonly Row[] = [
  ['White', 'white,whites,off white', { types: [480, 630] }],
  ['Red', 'red,reds', { types: [570, 635] }],
  ['Pink', 'pink,pinks', { types: [673] }],
  ['Green', 'green,greens', { types: [520, 680] }],
  ['Turquoise', 'turquoise,aqua,teal', { types: [745] }],
  ['Blue', 'blue,blues', { types: [510, 750] }],
  ['Purple', 'purple,violet,purples', { types: [820] }],
  ['Black', 'black,blacks', { types: [880] }],
  ['Yellow', 'yellow,yellows', { types: [530, 920] }],
  ['Amber', 'amber,honey', { types: [535] }],
  ['Gray', 'grey,gray,charcoal', { types: [1120] }],
]

/** Types under the names that potters have for them; see also {@link namesOfTypes}. */
const TYPE_WORDS: readonly Row[] = [
  ['Glaze', 'glaze,glazes', { types: [460] }],
  ['Celadon', 'celadon,celadons,seladon', { types: [500] }],
  ['Chun', 'chun,jun,chuns', { types: [533] }],
  ['Tenmoku', 'tenmoku,temmoku,tianmu,tenmokus,temoku', { types: [540] }],
  ['Tea Dust', 'tea dust,teadust', { types: [550] }],
  ["Tessha, Hare's Fur", 'tessha,hares fur,hare fur', { types: [560] }],
  ['Kaki', 'kaki,tomato red', { types: [570] }],
  ['Oil Spot', 'oil spot,oilspot,oil spots', { types: [580] }],
  ['Shino', 'shino,shinos', { types: [590] }],
  ['Copper Red', 'copper red,copper reds', { types: [640] }],
  ['Oxblood', 'oxblood,ox blood,sang de boeuf', { types: [650] }],
  ['Flambe', 'flambe,flambes', { types: [660] }],
  ['Peach Bloom', 'peach bloom,peachbloom', { types: [670] }],
  ['Copper Green', 'copper green', { types: [690] }],
  ['Chrome Green', 'chrome green', { types: [710] }],
  ['Cobalt Blue', 'cobalt blue', { types: [760] }],
  ['Rutile Blue', 'rutile blue', { types: [770] }],
  ['Barium Blue', 'barium blue', { types: [780] }],
  ['Strontium Blue', 'strontium blue', { types: [790] }],
  [
    'Magnesium Matte',
    'magnesium matte,magnesium matt,magnesia matte,mag matte',
    { types: [830, 870] },
  ],
  ['Crystalline', 'crystalline,crystal,crystals', { types: [980] }],
  ['Aventurine', 'aventurine,goldstone', { types: [1000] }],
  ['Micro-crystalline', 'micro crystalline,microcrystalline', { types: [990] }],
  ['Macro-crystalline', 'macro crystalline,macrocrystalline', { types: [1020] }],
  ['Single-Fire', 'single fire,single fired,once fired,once fire,raw glaze', { types: [1030] }],
  ['Ash', 'ash,wood ash', { types: [9, 1060] }],
  ['Fake Ash', 'fake ash,synthetic ash,faux ash', { types: [1080] }],
  ['Majolica', 'majolica,maiolica', { types: [1100] }],
  ['Crackle', 'crackle,crackled', { types: [1140] }],
  ['Crawling', 'crawling,crawl,lichen', { types: [1150] }],
  ['Crater', 'crater,craters,lava', { types: [1160] }],
  ['Metallic', 'metallic,metallics', { types: [1170] }],
  ['Clay Body', 'clay body,clay bodies,body,bodies', { types: [110] }],
  ['Slip', 'slip,slips', { types: [410] }],
  ['Engobe', 'engobe,engobes', { types: [420] }],
  ['Terra Sigillata', 'terra sigillata,terra sig,terrasig', { types: [430] }],
  ['Refractory', 'refractory,kiln wash', { types: [1180] }],
  ['Feldspar', 'feldspar,feldspars,spar', { types: [20] }],
  ['Frit', 'frit,frits', { types: [26] }],
  ['Colorant', 'colorant,colorants,colourant,colourants', { types: [17] }],
]

/** Names of materials and makers with words in them that mean something else by themselves. */
const PLAIN_WORDS =
  'soda ash,soda feldspar,soda spar,bone ash,volcanic ash,red iron oxide,red iron,black iron oxide,' +
  'black iron,yellow iron oxide,yellow ochre,red ochre,black copper oxide,red copper oxide,red clay,' +
  'red lead,white lead,red art,black mountain,white clay,ball clay,salt lick,wood clay,' +
  'manganese dioxide,frit clay'

/** Names of no type that anybody looks for. */
const UNNAMED = new Set(['Primitive', 'Composite', 'Miscellaneous', 'Specialty', 'Traditional'])

/** What each spelling means; of two rows with the same, the later one counts. */
export const MEANINGS: ReadonlyMap<string, Meaning | null> = new Map<string, Meaning | null>([
  ...namesOfTypes(),
  ...meaningsOf('type', TYPE_WORDS),
  ...meaningsOf('color', COLOR_WORDS),
  ...meaningsOf('transparency', TRANSPARENCY_WORDS),
  ...meaningsOf('surface', SURFACE_WORDS),
  ...meaningsOf('atmosphere', ATMOSPHERE_WORDS),
  ...meaningsOf('cone', CONE_WORDS),
  ...PLAIN_WORDS.split(',').map((spelling) => [spelling, null] as const),
])

/** How many words the longest spelling has. */
export const MEANING_WORDS_MAX = Math.max(
  ...[...MEANINGS.keys()].map((spelling) => spelling.split(' ').length),
)

function meaningsOf(kind: Meaning['kind'], rows: readonly Row[]) {
  return rows.flatMap(([name, spellings, trait]) =>
    spellings.split(',').map((spelling) => [spelling, { kind, name, trait }] as const),
  )
}

/** Types by their own names, where only one is called so. */
function namesOfTypes() {
  return MATERIAL_TYPES.flatMap(({ id, name }) => {
    const isShared = MATERIAL_TYPES.some((other) => other.id !== id && other.name === name)
    if (isShared || UNNAMED.has(name)) return []
    const spelling = name.toLowerCase().replaceAll(/['’]/g, '').replaceAll('-', ' ')
    return [[spelling, { kind: 'type', name, trait: { types: [id] } } as const] as const]
  })
}
