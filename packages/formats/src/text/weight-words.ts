import { kilogramsPer, parseWeightUnit, type WeightUnit } from '@glazy/ceramics/batch/weight'

/**
 * How people write units of weight in the languages of the site. Left out is what weighs something else
 * from one country to the next: a `Pfund`, `pond`, `pund` or `livre` is half a kilogram, an `ons` a tenth.
 */
const WORDS: Readonly<Record<WeightUnit, string>> = {
  grams: [
    'g gr grs gm gms gram grams gramme grammes gramm gramo gramos grama gramas grammo grammi',
    'grami gramov gramy г гр грамм грамма граммы граммов грам грама грами грамів',
    'グラム 克 公克 그램 그람 กรัม ก',
  ].join(' '),
  kilograms: [
    'kg kgs kilo kilos kilogram kilograms kilogramme kilogrammes kilogramm kilogramos kilogramo',
    'quilo quilos quilograma quilogramas chilo chili chilogrammo chilogrammi kila kilograma',
    'kilogrami kilogramov кг кило килограмм килограмма килограммы килограммов кіло кілограм кілограма',
    'кілограми кілограмів キロ キログラム 公斤 千克 킬로 킬로그램 킬로그람 กก กิโล กิโลกรัม',
  ].join(' '),
  pounds: [
    'lb lbs pound pounds libra libras libbra libbre funta funti funte funtov',
    'фнт фунт фунта фунты фунтов фунти фунтів ポンド 磅 파운드 ปอนด์',
  ].join(' '),
  ounces: [
    'oz ounce ounces unze unzen once onces onza onzas onça onças oncia unse unser uns unca unce uncija',
    'unča unče унц унция унции унций унція унції унцій オンス 盎司 온스 ออนซ์',
  ].join(' '),
}

const UNITS = new Map(
  (Object.keys(WORDS) as WeightUnit[]) // of this object
    .flatMap((unit) => WORDS[unit].split(' ').map((word) => [folded(word), unit] as const)),
)

/** Without what full-width keyboards, capitals and abbreviations add. */
function folded(word: string): string {
  return word.normalize('NFKC').trim().replace(/\.$/, '').toLowerCase()
}

/**
 * Reads a unit of weight as people write it in any language of the site: `kg`, `кг.`, `公斤`.
 *
 * @returns `undefined` when no unit is called so
 */
export function readWeightUnit(text: string): WeightUnit | undefined {
  const word = folded(text)
  return UNITS.get(word) ?? parseWeightUnit(word)
}

/** What one of a unit weighs in grams; undefined for what is no weight. */
export function gramsIn(text: string): number | undefined {
  const unit = readWeightUnit(text)
  // The figures of pounds and ounces are those of scales: 453.592 is not 453.59200000000004.
  return unit && Number((kilogramsPer(unit) * 1000).toPrecision(6))
}

/** Part of a regular expression for any of these words, of two that begin alike for the longer. */
export const WEIGHT_WORDS = anyOf([...UNITS.keys()])

/** Letter by letter: a hundred words one after the other would be tried at every place of a text. */
function anyOf(words: readonly string[]): string {
  const rests = Map.groupBy(words.filter(Boolean), (word) => word[0])
  const branches = [...rests].map(([letter, same]) => letter + anyOf(same.map((w) => w.slice(1))))
  if (branches.length === 0) return ''
  return `(?:${branches.join('|')})${words.includes('') ? '?' : ''}`
}
