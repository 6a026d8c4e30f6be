import { findById, SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { countryName } from '@glazy/ceramics/lookups/country-name'
import { slugify } from '@glazy/ceramics/lookups/slug'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { KilnScheduleRef, MaterialDetail, MaterialKind } from '@glazy/contract/materials'
import { LIST_PATHS } from '#lib/list-paths.ts'
import type { ListCategory } from '#lib/list-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './detail.module.css'
import { Link } from '@tanstack/react-router'
import { UsedIn } from './used-in.tsx'

/** What else is known of an item; only what is known is listed. */
export function Properties({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('detail')
  const { number } = useFormats()
  const { waterAmount, specificGravity, containedInCount } = material
  const type = findMaterialType(material.materialTypeId ?? material.baseTypeId ?? 0)
  const named = (
    table: readonly { readonly id: number; readonly name: string }[],
    id: number | null,
  ) => findById(table, id ?? 0)?.name
  const facts = [
    ['type', type && (type.fullName || type.name)],
    ['surface', named(SURFACES, material.surfaceTypeId)],
    ['transparency', named(TRANSPARENCIES, material.transparencyTypeId)],
    ['country', countryName(material.countryId ?? 0)],
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
