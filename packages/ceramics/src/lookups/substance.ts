import { letterPairs, spellingLikeness } from './letter-pairs.ts'

/**
 * Words that say which substance a name means. Two names that differ in one of them never mean the
 * same: ammonium sulfate is no aluminum sulfate, red iron oxide no black one.
 */

/** Elements and ions by the words for them; `alumina` and its like are oxides unless more is said. */
const CATIONS: Readonly<Record<string, string>> = {
  aluminum: 'aluminium alumina',
  ammonium: 'ammonia',
  antimony: 'antimonous antimonic',
  arsenic: 'arsenious',
  barium: 'baria',
  beryllium: 'beryllia',
  bismuth: '',
  cadmium: '',
  calcium: 'calcia',
  cerium: 'ceria ceric',
  cesium: 'caesium',
  chromium: 'chrome chromic chromous',
  cobalt: 'cobaltous cobaltic',
  copper: 'cupric cuprous',
  dysprosium: '',
  erbium: 'erbia',
  gadolinium: '',
  gallium: '',
  germanium: '',
  gold: 'auric',
  holmium: '',
  indium: '',
  iron: 'ferric ferrous ferroso',
  lanthanum: 'lanthana',
  lead: 'plumbous plumbic',
  lithium: 'lithia',
  magnesium: 'magnesia',
  manganese: 'manganous manganic',
  molybdenum: 'molybdic',
  neodymium: '',
  nickel: 'nickelous',
  niobium: '',
  platinum: '',
  potassium: 'potash potassic',
  praseodymium: '',
  rubidium: '',
  samarium: '',
  selenium: '',
  silicon: '',
  silver: '',
  sodium: 'soda sodic',
  strontium: 'strontia',
  tantalum: '',
  tellurium: '',
  thorium: '',
  tin: 'stannic stannous',
  titanium: 'titania',
  tungsten: '',
  uranium: 'uranic',
  vanadium: 'vanadic',
  ytterbium: '',
  yttrium: 'yttria',
  zinc: '',
  zirconium: 'zirconia',
}

/** What is bound to them. */
const ANIONS: Readonly<Record<string, string>> = {
  acetate: '',
  aluminate: '',
  antimonate: '',
  arsenate: '',
  bicarbonate: '',
  borate: 'boric',
  bromide: '',
  carbide: '',
  carbonate: 'carb carbonates carbon',
  chlorate: '',
  chloride: '',
  chromate: '',
  chromite: '',
  citrate: '',
  cyanide: '',
  dichromate: 'bichromate',
  ferrite: '',
  fluoride: '',
  hydroxide: 'hydrate hydrated hydrox',
  iodide: '',
  manganate: '',
  molybdate: '',
  nitrate: '',
  nitride: '',
  nitrite: '',
  oxalate: '',
  oxide: 'dioxide monoxide trioxide pentoxide sesquioxide oxides ox',
  permanganate: '',
  peroxide: '',
  phosphate: '',
  phosphide: '',
  selenate: '',
  selenide: '',
  selenite: '',
  silicate: '',
  stannate: '',
  stearate: '',
  sulfate: 'sulphate',
  sulfide: 'sulphide',
  sulfite: 'sulphite',
  tellurite: '',
  titanate: '',
  tungstate: '',
  uranate: '',
  vanadate: '',
  zirconate: '',
}

/** Colours tell apart what the words besides them do not: red, black and yellow iron oxide. */
const COLOURS: Readonly<Record<string, string>> = {
  black: '',
  blue: '',
  brown: '',
  green: '',
  grey: 'gray',
  orange: '',
  pink: '',
  purple: 'violet',
  red: '',
  white: '',
  yellow: '',
}

/** Kinds of raw material: Pioneer talc is no Pioneer kaolin. */
const KINDS: Readonly<Record<string, string>> = {
  ash: '',
  bentonite: '',
  dolomite: '',
  feldspar: 'spar',
  frit: 'fritte',
  grog: 'chamotte',
  ilmenite: '',
  kaolin: '',
  rutile: '',
  sand: '',
  silica: 'flint quartz',
  spodumene: '',
  stain: '',
  syenite: '',
  talc: '',
  wollastonite: '',
}

/** Minerals and old names that are one substance. */
const MINERALS: Readonly<Record<string, readonly string[]>> = {
  barite: ['barium', 'sulfate'],
  barytes: ['barium', 'sulfate'],
  borax: ['sodium', 'borate'],
  cryolite: ['sodium', 'aluminum', 'fluoride'],
  fluorite: ['calcium', 'fluoride'],
  fluorspar: ['calcium', 'fluoride'],
  gypsum: ['calcium', 'sulfate'],
  magnesite: ['magnesium', 'carbonate'],
  whiting: ['calcium', 'carbonate'],
  witherite: ['barium', 'carbonate'],
}

/** Symbols of the elements that colourants and fluxes are named by: `Cu carb`. */
const SYMBOLS: Readonly<Record<string, string>> = {
  Al: 'aluminum',
  Ba: 'barium',
  Bi: 'bismuth',
  Ca: 'calcium',
  Cd: 'cadmium',
  Ce: 'cerium',
  Co: 'cobalt',
  Cr: 'chromium',
  Cu: 'copper',
  Fe: 'iron',
  Li: 'lithium',
  Mg: 'magnesium',
  Mn: 'manganese',
  Mo: 'molybdenum',
  Na: 'sodium',
  Ni: 'nickel',
  Pb: 'lead',
  Sb: 'antimony',
  Sn: 'tin',
  Sr: 'strontium',
  Ti: 'titanium',
  Zn: 'zinc',
  Zr: 'zirconium',
}

const CLASSES = [CATIONS, ANIONS, COLOURS, KINDS]

/** Classes of which names may have one word more than the other. */
const LOOSE_CLASSES: readonly unknown[] = [COLOURS, KINDS]

/** A class by its place, and the word of it that is meant. */
interface Meaning {
  readonly at: number
  readonly word: string
}

/** Every word with its classes and what it stands for. */
const WORDS: ReadonlyMap<string, readonly Meaning[]> = new Map<string, readonly Meaning[]>([
  ...CLASSES.flatMap((words, at) =>
    Object.entries(words).flatMap(([word, others]) =>
      [word, ...others.split(' ').filter(Boolean)].map((one): [string, Meaning[]] => [
        one,
        [{ at, word }],
      ]),
    ),
  ),
  ...Object.entries(MINERALS).map(([mineral, parts]): [string, Meaning[]] => [
    mineral,
    parts.map((word) => ({ at: word in CATIONS ? 0 : 1, word })),
  ]),
])

/** Whether a word, folded, says which substance or kind of raw material a name means; colours do not. */
export function isSubstanceWord(word: string): boolean {
  return WORDS.get(word)?.some(({ at }) => CLASSES[at] !== COLOURS) ?? false
}

/**
 * What a name says of its substance: elements, what is bound to them, colours, and formulas such as
 * `CaCO3`; each list is empty where it says nothing.
 */
export type Substance = readonly (readonly string[])[]

/** `CaCO3`, but not `EPK` or `OM4`. */
const FORMULA = /^(?=[^\d]*\d)(?=(?:.*[A-Z]){2})(?:[A-Z][a-z]?\d*){2,12}$/

/** Longest word that is looked at as a formula. */
const FORMULA_MAX_LENGTH = 20

/**
 * Prepares the reading of names; what words mean is looked up once for each.
 *
 * @returns what a name says of its substance, from the name and its words, folded
 */
export function createSubstanceReader(): (name: string, words: readonly string[]) => Substance {
  const known = new Map<string, readonly Meaning[]>()
  const lookUp = (word: string) => {
    const meanings = known.get(word) ?? meaningsOf(word)
    known.set(word, meanings)
    return meanings
  }
  return (name, words) => {
    const found = [...CLASSES.map(() => new Set<string>()), new Set<string>()]
    for (const word of words) {
      for (const meaning of lookUp(word)) found[meaning.at]?.add(meaning.word)
    }
    for (const token of name.split(/[^\p{L}\p{N}]+/u)) {
      const element = SYMBOLS[token]
      if (element !== undefined) found[0]?.add(element)
      else if (token.length <= FORMULA_MAX_LENGTH && FORMULA.test(token)) found.at(-1)?.add(token)
    }
    return found.map((some) => [...some].toSorted())
  }
}

/**
 * Whether two names may mean the same substance: what both name must be equal, and where only one
 * names an element or what is bound to it, the other must be the same name with less said.
 *
 * @param isShorter whether all words of one name stand in the other
 */
export function maySubstancesBeSame(one: Substance, other: Substance, isShorter: boolean): boolean {
  return one.every((words, at) => {
    const others = other[at] ?? []
    const isLoose = LOOSE_CLASSES.includes(CLASSES[at])
    if (words.length > 0 && others.length > 0) {
      if (isLoose) return words.some((word) => others.includes(word))
      return words.length === others.length && words.every((word, place) => word === others[place])
    }
    const isOneSided = words.length > 0 || others.length > 0
    return isLoose || !isOneSided || isShorter
  })
}

/** Words misspelt no worse than this are the words of the table. */
const SPELLING = 0.75

/** Shorter words are not taken for misspelt ones. */
const SPELT_MIN_LENGTH = 5

const LONG_WORDS = [...WORDS]
  .filter(([word]) => word.length >= SPELT_MIN_LENGTH)
  .map(([word, meanings]) => ({ pairs: letterPairs(word), meanings }))

function meaningsOf(word: string): readonly Meaning[] {
  const exact = WORDS.get(word)
  if (exact !== undefined || word.length < SPELT_MIN_LENGTH) return exact ?? []
  const pairs = letterPairs(word)
  let best: readonly Meaning[] = []
  let least = SPELLING
  for (const entry of LONG_WORDS) {
    const likeness = spellingLikeness(pairs, entry.pairs)
    if (likeness < least) continue
    least = likeness
    best = entry.meanings
  }
  return best
}
