import { findCone } from '@glazy/ceramics/firing/cones'
import type { Translate } from '@glazy/locales/translate'
import { textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { htmlOfText } from '#lib/rich-text/html-of-text.ts'
import { languageTitle } from '#lib/texts/language-title.ts'
import type { Names } from '#lib/texts/names.ts'
import { typePath } from '#lib/texts/type-path.ts'
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
  names: Names,
): ReadonlyMap<string, MetadataWord> {
  const { texts, defaultLocale } = values
  const named = (table: 'transparency' | 'surface' | 'state', id: number | null) =>
    names.of(table, id) ?? ''
  const words: readonly (readonly [key: string, label: string, words: string])[] = [
    ...texts.flatMap(({ locale, ...text }) => {
      const label = (name: 'name' | 'otherNames' | 'description') =>
        texts.length === 1 ? t(`texts.${name}`) : `${t(`texts.${name}`)}, ${languageTitle(locale)}`
      return [
        [`name-${locale}`, label('name'), text.name],
        [`otherNames-${locale}`, label('otherNames'), text.otherNames],
        [`description-${locale}`, label('description'), textOfHtml(htmlOfText(text.description))],
      ] as const
    }),
    ['default', t('texts.default'), languageTitle(defaultLocale)],
    ['type', t('type.label'), typePath(names, values.typeId)],
    ['parent', t('parent.label'), values.parent?.name ?? ''],
    ['transparency', t('physical.transparency'), named('transparency', values.transparencyTypeId)],
    ['surface', t('physical.surface'), named('surface', values.surfaceTypeId)],
    ['from', t('firing.from'), findCone(values.fromOrtonConeId ?? 0)?.label ?? ''],
    ['to', t('firing.to'), findCone(values.toOrtonConeId ?? 0)?.label ?? ''],
    ['atmospheres', t('firing.atmospheres'), names.atmospheres(values.atmospheres)],
    ['schedule', t('firing.schedule'), values.kilnSchedule?.name ?? ''],
    ['water', t('slurry.water'), values.waterAmount],
    ['gravity', t('slurry.gravity'), values.specificGravity],
    ['revision', t('more.revisionOf'), values.revisionParent?.name ?? ''],
    ['tags', t('tags.label'), values.tags],
    ['country', t('more.country'), names.country(values.countryId) ?? ''],
    ['state', t('state.legend'), named('state', values.materialStateId)],
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
  names: Names,
): MetadataDifference[] {
  const [one, other] = [wordsOf(mine, t, names), wordsOf(theirs, t, names)]
  return [...new Map([...one, ...other])].flatMap(([key, { label }]) => {
    const words = { mine: one.get(key)?.words ?? '', theirs: other.get(key)?.words ?? '' }
    return words.mine === words.theirs ? [] : [{ key, label, ...words }]
  })
}
