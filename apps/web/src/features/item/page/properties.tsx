import { slugify } from '@glazy/ceramics/lookups/slug'
import type { KilnScheduleRef, MaterialDetail, MaterialKind } from '@glazy/contract/materials'
import { LIST_PATHS } from '#lib/list-paths.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { typePath } from '#lib/texts/type-path.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import classes from './detail.module.css'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { UsedIn } from './used-in.tsx'

/** What else is known of an item; only what is known is listed. */
export function Properties({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('detail')
  const { number } = useFormats()
  const { waterAmount, specificGravity, containedInCount } = material
  const names = useNames()
  const facts = [
    ['type', typePath(names, material.materialTypeId ?? material.baseTypeId)],
    ['surface', names.of('surface', material.surfaceTypeId)],
    ['transparency', names.of('transparency', material.transparencyTypeId)],
    ['country', material.countryId !== null && <Country id={material.countryId} />],
    ['specificGravity', specificGravity === null ? undefined : number(specificGravity, 3)],
    [
      'waterAmount',
      waterAmount === null
        ? undefined
        : t('properties.waterValue', { amount: number(waterAmount, 2) }),
    ],
    ['kilnSchedule', material.kilnSchedule && <ScheduleLink schedule={material.kilnSchedule} />],
    ['tags', material.tags.length > 0 && <TagLinks material={material} />],
    [
      'usedIn',
      containedInCount > 0 && (
        <UsedIn key={material.id} id={material.id} count={containedInCount} />
      ),
    ],
  ] as const
  return (
    <dl className={classes.properties} aria-label={t('properties.label')}>
      {facts.map(
        ([key, value]) =>
          value && (
            <div key={key}>
              <dt>{t(`properties.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

const CATEGORY_OF_KIND = {
  recipe: 'recipes',
  analysis: 'analyses',
  primitive: 'materials',
} as const satisfies Record<MaterialKind, ListCategory>

/** Waits by itself for the names of countries. */
function Country({ id }: { readonly id: number }) {
  return (
    <Suspense>
      <CountryName id={id} />
    </Suspense>
  )
}

function CountryName({ id }: { readonly id: number }) {
  useTranslation('countries')
  return useNames().country(id)
}

/** Each tag leads to all that have it. */
function TagLinks({ material: { kind, tags } }: { readonly material: MaterialDetail }) {
  return (
    <ul className={classes.tags}>
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={LIST_PATHS[CATEGORY_OF_KIND[kind]]} search={{ tags: [tag] }} preload={false}>
            {tag}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function ScheduleLink({ schedule }: { readonly schedule: KilnScheduleRef }) {
  const { id, name } = schedule
  const slug = slugify(name) || undefined
  return (
    <Link to="/kilnschedules/$id/{-$slug}" params={{ id: String(id), slug }}>
      {name}
    </Link>
  )
}
