import type {
  ATMOSPHERES,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
} from '@glazy/ceramics/lookups/lookups'
import type { WeightUnit } from '@glazy/ceramics/batch/weight'
import type { LanguageCode } from '@glazy/locales/languages'
import type { TextKey, Translate } from '@glazy/locales/translate'

/** Tables of a library whose entries have names in every language. */
export interface LookupTables {
  readonly atmosphere: typeof ATMOSPHERES
  readonly state: typeof MATERIAL_STATES
  readonly surface: typeof SURFACES
  readonly transparency: typeof TRANSPARENCIES
}

/** An entry of a table as visitors read it. */
export interface NamedEntry {
  readonly id: number
  readonly name: string
}

/** What the entries of the library's tables are called in the visitor's language. */
export interface Names {
  /** `Satin`, `Celadon`; undefined for an id that the table lacks. */
  readonly of: (table: keyof LookupTables | 'type', id: number | null) => string | undefined
  /** `Oxidation, Reduction`: those of several that are known. */
  readonly atmospheres: (ids: readonly number[]) => string
  /** All entries of a table, in its order. */
  readonly entries: <TTable extends keyof LookupTables>(
    table: TTable,
    entries: LookupTables[TTable],
  ) => readonly NamedEntry[]
  /** Sign of a unit of weight: `kg`, `кг`. */
  readonly unit: (unit: WeightUnit) => string
  /** Name of a country; undefined also until the names of countries, which few pages need, are there. */
  readonly country: (id: number | null) => string | undefined
  /**
   * What a raw material is called in the visitor's language; undefined where that is not known, or no
   * other name, and until the names of materials are there.
   */
  readonly material: (item: NamedItem) => string | undefined
  /** The same, and its own name where there is none: for lines that have room for one. */
  readonly shown: (item: NamedItem) => string
  /** `Kalifeldspat (Potash Feldspar)`: both, where the name stands in a text. */
  readonly both: (item: NamedItem) => string
  /** Names or facts one after the other, as the language does it: `Silica, Kaolin`, `珪石、カオリン`. */
  readonly list: (names: readonly string[]) => string
  /** The same inside a sentence: `Silica, Kaolin, and Whiting`. */
  readonly listInSentence: (names: readonly string[]) => string
}

/** An item by its name and its kind; what only has a name, as ingredients do, is a raw material. */
export interface NamedItem {
  readonly kind?: string | undefined
  readonly name: string
}

/**
 * @param countries gives the names of countries, or loads them
 * @param materials the same for those of raw materials
 * @param language of the page
 */
export function createNames(
  t: Translate<'lookups'>,
  countries: () => Translate<'countries'> | undefined,
  materials: () => Translate<'materials'> | undefined,
  language: () => LanguageCode,
): Names {
  const of: Names['of'] = (table, id) =>
    // A key of the file, or nothing is found.
    id === null ? undefined : t(`${table}.${id}` as TextKey<'lookups'>) || undefined
  const material: Names['material'] = ({ kind = 'primitive', name }) =>
    kind === 'primitive' && !name.includes('.')
      ? materials()?.(name.toLowerCase() as TextKey<'materials'>) || undefined
      : undefined
  const list: Names['list'] = (words) => words.join(/ja|zh/.test(language()) ? '、' : ', ')
  return {
    of,
    list,
    listInSentence: (words) => new Intl.ListFormat(language()).format(words),
    atmospheres: (ids) => list(ids.flatMap((id) => of('atmosphere', id) ?? [])),
    entries: (table, entries) =>
      entries.map(({ id }) => ({ id, name: of(table, id) ?? String(id) })),
    unit: (unit) => t(`unit.${unit}`),
    country: (id) =>
      id === null ? undefined : countries()?.(String(id) as TextKey<'countries'>) || undefined,
    material,
    shown: (item) => material(item) ?? item.name,
    both: (item) => {
      const localName = material(item)
      return localName === undefined ? item.name : `${localName} (${item.name})`
    },
  }
}
