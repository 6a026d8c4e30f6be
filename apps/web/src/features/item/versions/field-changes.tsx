import type { MaterialVersion, VersionDifference } from '@glazy/contract/material-versions'
import { useId } from 'react'
import { textOfHtml } from '#lib/rich-text/rich-text-nodes.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { propertyText, type PropertyWords } from './property-text.ts'
import classes from './versions.module.css'

const FIELDS = [
  'name',
  'otherNames',
  'description',
  'default_locale',
  'isPrivate',
  'isArchived',
  'materialStateId',
  'baseTypeId',
  'materialTypeId',
  'transparencyTypeId',
  'surfaceTypeId',
  'countryId',
  'fromOrtonConeId',
  'toOrtonConeId',
  'atmospheres',
  'tags',
  'waterAmount',
  'specificGravity',
  'formula',
  'unityType',
  'source',
] as const
type Field = (typeof FIELDS)[number]

/** What else is different: names, texts, firing and similar things. */
export function FieldChanges({ difference }: { readonly difference: VersionDifference }) {
  const { t } = useTranslation('versions')
  const id = useId()
  const words = { yes: t('yes'), no: t('no'), names: useNames() }
  const changed = FIELDS.filter((field) => difference.fields.includes(field))
  if (changed.length === 0) return null
  const textIn = (version: MaterialVersion, field: Field) =>
    fieldText(version, field, words) || t('nothing')
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {t('fields.title')}
      </h3>
      <dl className={classes.fields}>
        {changed.map((field) => (
          <div key={field}>
            <dt>{t(`fields.${field}`)}</dt>
            <dd>
              <del>{textIn(difference.before, field)}</del>
              <ins>{textIn(difference.after, field)}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function fieldText(version: MaterialVersion, field: Field, words: PropertyWords): string {
  if (field === 'name' || field === 'otherNames') return version[field] ?? ''
  if (field === 'description') return textOfHtml(version.description ?? '')
  return propertyText(field, version.properties[field], words)
}
