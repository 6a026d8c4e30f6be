import { findById, SURFACES, TRANSPARENCIES } from '@glazy/ceramics/lookups/lookups'
import { countryName } from '@glazy/ceramics/lookups/country-name'
import { slugify } from '@glazy/ceramics/lookups/slug'
import { findMaterialType } from '@glazy/ceramics/lookups/material-types'
import type { KilnScheduleRef, MaterialDetail } from '@glazy/contract/materials'
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

function ScheduleLink({ schedule }: { readonly schedule: KilnScheduleRef }) {
  const { id, name } = schedule
  const slug = slugify(name) || undefined
  return (
    <Link to="/kilnschedules/$id/{-$slug}" params={{ id: String(id), slug }}>
      {name}
    </Link>
  )
}
