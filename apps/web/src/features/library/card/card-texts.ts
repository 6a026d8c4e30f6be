import { findById, ATMOSPHERES } from '@glazy/ceramics/lookups/lookups'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { Translate } from '@glazy/locales/translate'
import { materialNote } from '#lib/material-note.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { Formats } from '#lib/texts/formats.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'

/** Texts and formats of cards, fetched once for a whole list: a hook per card would cost more. */
export interface CardTexts {
  readonly t: Translate<'list'>
  readonly formats: Formats
  /** What tells a material apart from others of its name; empty for a recipe. */
  readonly note: (material: MaterialSummary) => string
}

export function useCardTexts(): CardTexts {
  const { t } = useTranslation('list')
  const { t: tCommon } = useTranslation('common')
  const formats = useFormats()
  return { t, formats, note: (material) => materialNote(material, tCommon, formats.number) }
}

/** Names of the atmospheres; an id that no table knows is left out. */
export function atmosphereNames(ids: readonly number[]): string {
  return ids.flatMap((id) => findById(ATMOSPHERES, id)?.name ?? []).join(', ')
}

/** Name of the innermost type: `Celadon`, `Feldspar`; empty for an unknown one. */
export function typeName(material: Pick<MaterialSummary, 'materialTypeId' | 'baseTypeId'>): string {
  const type = findMaterialType(material.materialTypeId ?? material.baseTypeId ?? 0)
  return type && type.parentId !== null ? type.name : ''
}
