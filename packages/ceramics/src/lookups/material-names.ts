import { ASHES_AND_FRITS } from '../data/material-names/ashes-and-frits.ts'
import { BRANDS } from '../data/material-names/brands.ts'
import { CLAYS_AND_ALUMINAS } from '../data/material-names/clays-and-aluminas.ts'
import { CLAYS_BY_KIND } from '../data/material-names/clays-by-kind.ts'
import { COLORANTS_AND_OPACIFIERS } from '../data/material-names/colorants-and-opacifiers.ts'
import { COMPOUNDS } from '../data/material-names/compounds.ts'
import { FELDSPARS_AND_SILICAS } from '../data/material-names/feldspars-and-silicas.ts'
import { FLUXES } from '../data/material-names/fluxes.ts'
import { MINERALS_AND_ROCKS } from '../data/material-names/minerals-and-rocks.ts'
import type { NamedMaterial } from '../data/material-names/named-material.ts'
import { OTHER_MATERIALS } from '../data/material-names/other-materials.ts'
import { STAINS } from '../data/material-names/stains.ts'
import { nameWords } from './name-words.ts'

export type { NamedMaterial }
export { BRANDS }

/** Raw materials that have names in every language of the site, each substance once. */
export const NAMED_MATERIALS: readonly NamedMaterial[] = [
  ...FELDSPARS_AND_SILICAS,
  ...CLAYS_AND_ALUMINAS,
  ...FLUXES,
  ...COLORANTS_AND_OPACIFIERS,
  ...CLAYS_BY_KIND,
  ...MINERALS_AND_ROCKS,
  ...COMPOUNDS,
  ...ASHES_AND_FRITS,
  ...STAINS,
  ...OTHER_MATERIALS,
]

/** Languages other than English in which they have names. */
export const NAME_LANGUAGES = [
  ...(['da', 'de', 'es', 'es-419', 'fr', 'hr', 'it', 'ja', 'ko'] as const),
  ...(['nl', 'pt', 'ru', 'sl', 'sv', 'th', 'uk', 'zh'] as const),
]
export type NameLanguage = (typeof NAME_LANGUAGES)[number]

/**
 * The names of a material in a language, the usual one first. Latin America says what Spain says
 * where nothing else is known.
 */
export function namesIn(material: NamedMaterial, language: NameLanguage | 'en'): readonly string[] {
  if (language === 'en') return material.english.split('; ')
  return (material[language] ?? material.es).split('; ')
}

/** All names of a material beside the English ones, each once. */
export function foreignNames(material: NamedMaterial): readonly string[] {
  return [...new Set(NAME_LANGUAGES.flatMap((language) => namesIn(material, language)))]
}

/** The words of a name in one order: names with the same are the same name. */
function keyOf(name: string): string {
  return nameWords(name).sort().join(' ')
}

let byEnglishName: ReadonlyMap<string, NamedMaterial> | undefined
let byForeignName: ReadonlyMap<string, NamedMaterial> | undefined

/**
 * The material that an English name means.
 *
 * @example materialNamed('potash feldspar')?.de // 'Kalifeldspat'
 */
export function materialNamed(name: string): NamedMaterial | undefined {
  byEnglishName ??= new Map(
    NAMED_MATERIALS.flatMap((material) =>
      namesIn(material, 'en').map((each) => [keyOf(each), material] as const),
    ),
  )
  return byEnglishName.get(keyOf(name))
}

/**
 * The material that is called so in another language, word for word but for their order, case,
 * accents and signs.
 *
 * @example materialCalled('kalifeldspat')?.english // 'Potash Feldspar; …'
 */
export function materialCalled(name: string): NamedMaterial | undefined {
  byForeignName ??= new Map(
    NAMED_MATERIALS.flatMap((material) =>
      foreignNames(material).map((each) => [keyOf(each), material] as const),
    ),
  )
  return byForeignName.get(keyOf(name))
}
