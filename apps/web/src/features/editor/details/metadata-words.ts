import { findCone } from '@glazy/ceramics/firing/cones'
import { COUNTRIES } from '@glazy/ceramics/lookups/countries'
import {
  ATMOSPHERES,
  findById,
  MATERIAL_STATES,
  SURFACES,
  TRANSPARENCIES,
} from '@glazy/ceramics/lookups/lookups'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { Translate } from '@glazy/locales/translate'
import { plainText } from '#lib/rich-text/rich-text-nodes.ts'
import { htmlOfText } from '#lib/rich-text/html-of-text.ts'
import { languageTitle } from '#lib/texts/language-title.ts'
import type { MetadataValues } from './metadata-values.ts'

/** A value of the form in words; empty where there is none. */
export interface MetadataWord {
  readonly label: string
  readonly words: string
}

/** All that the form holds, in words, by a key of each. */
function wordsOf(
  values: MetadataValues,
  t: Translate<'metadata'>,
): ReadonlyMap<string, MetadataWord> {
  const { texts, defaultLocale } = values
  const type = findMaterialType(values.typeId ?? 0)
  const atmospheres = values.atmospheres.flatMap((id) => findById(ATMOSPHERES, id)?.name ?? [])
  const named = (
    table: readonly { readonly id: number; readonly name: string }[],
    id: number | null,
  ) => findById(table, id ?? 0)?.name ?? ''
  const words: readonly (readonly [key: string, label: string, words: string])[] = [
    ...texts.flatMap(({ locale, ...text }) => {
      const label = (name: 'name' | 'otherNames' | 'description') =>
        texts.length === 1 ? t(`texts.${name}`) : `${t(`texts.${name}`)}, ${languageTitle(locale)}`
      return [
        [`name-${locale}`, label('name'), text.name],
        [`otherNames-${locale}`, label('otherNames'), text.otherNames],
        [`description-${locale}`, label('description'), plainText(htmlOfText(text.description))],
      ] as const
    }),
    ['default', t('texts.default'), languageTitle(defaultLocale)],
    ['type', t('type.label'), type ? type.fullName || type.name : ''],
    ['parent', t('parent.label'), values.parent?.name ?? ''],
    ['transparency', t('physical.transparency'), named(TRANSPARENCIES, values.transparencyTypeId)],
    ['surface', t('physical.surface'), named(SURFACES, values.surfaceTypeId)],
    ['from', t('firing.from'), findCone(values.fromOrtonConeId ?? 0)?.label ?? ''],
    ['to', t('firing.to'), findCone(values.toOrtonConeId ?? 0)?.label ?? ''],
    ['atmospheres', t('firing.atmospheres'), atmospheres.join(', ')],
    ['schedule', t('firing.schedule'), values.kilnSchedule?.name ?? ''],
    ['water', t('slurry.water'), values.waterAmount],
    ['gravity', t('slurry.gravity'), values.specificGravity],
    ['revision', t('more.revisionOf'), values.revisionParent?.name ?? ''],
    ['tags', t('tags.label'), values.tags],
    ['country', t('more.country'), named(COUNTRIES, values.countryId)],
    ['state', t('state.legend'), named(MATERIAL_STATES, values.materialStateId)],
  ]
  return new Map(words.map(([key, label, text]) => [key, { label, words: text }]))
}

/** A value that is not the same in the two. */
export interface MetadataDifference {
  readonly key: string
  readonly label: string
  readonly mine: string
  readonly theirs: string
}

/** What differs between two states of the form, in words. */
export function differencesOf(
  mine: MetadataValues,
  theirs: MetadataValues,
  t: Translate<'metadata'>,
): MetadataDifference[] {
  const [one, other] = [wordsOf(mine, t), wordsOf(theirs, t)]
  return [...new Map([...one, ...other])].flatMap(([key, { label }]) => {
    const words = { mine: one.get(key)?.words ?? '', theirs: other.get(key)?.words ?? '' }
    return words.mine === words.theirs ? [] : [{ key, label, ...words }]
  })
}
