import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { MaterialSummary } from '@glazy/contract/materials'
import type { Translate } from '@glazy/locales/translate'
import { materialNote } from '#lib/material-note.ts'
import type { Names } from '#lib/texts/names.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import type { Formats } from '#lib/texts/formats.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'

/** Texts and formats of cards, fetched once for a whole list: a hook per card would cost more. */
export interface CardTexts {
  readonly t: Translate<'list'>
  readonly formats: Formats
  readonly names: Names
  /** What tells a material apart from others of its name; empty for a recipe. */
  readonly note: (material: MaterialSummary) => string
}

export function useCardTexts(): CardTexts {
  const { t } = useTranslation('list')
  const { t: tCommon } = useTranslation('common')
  const formats = useFormats()
  const names = useNames()
  const note = (material: MaterialSummary) => materialNote(material, tCommon, formats, names)
  return { t, formats, names, note }
}

/** Name of the innermost type: `Celadon`, `Feldspar`; empty for an unknown one. */
export function typeName(
  { materialTypeId, baseTypeId }: Pick<MaterialSummary, 'materialTypeId' | 'baseTypeId'>,
  names: Names,
): string {
  const type = findMaterialType(materialTypeId ?? baseTypeId ?? 0)
  return type && type.parentId !== null ? (names.of('type', type.id) ?? '') : ''
}
