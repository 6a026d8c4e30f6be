import { CONE_GROUPS, CONES } from '@glazy/ceramics/firing/cones'
import { ATMOSPHERES } from '@glazy/ceramics/lookups/lookups'
import { isConeRange } from '@glazy/contract/rules/authoring'
import { Card } from '#components/card.tsx'
import { SelectField } from '#components/select-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { useSupporter } from '#lib/session/use-supporter.ts'
import { ScheduleField } from './schedule-field.tsx'
import { idOf } from './lookup-options.ts'
import type { SectionProps } from './use-metadata-editor.ts'
import classes from './metadata-editor.module.css'

/** From which cone to which it is fired, and in what atmospheres. */
export function FiringSection({ values, set, problem }: SectionProps) {
  const { t } = useTranslation('metadata')
  const { fromOrtonConeId: from, toOrtonConeId: to, atmospheres, category, kilnSchedule } = values
  const names = useNames()
  const isSupporter = useSupporter()
  const none = [{ value: '', label: t('none') }]
  const fromGroups = useConeGroups(() => false)
  // A cone below the beginning is there to be seen, and can't be chosen.
  const toGroups = useConeGroups((id) => !isConeRange(from, id))
  return (
    <Card title={t('firing.title')}>
      <div className={classes.pair}>
        <SelectField
          label={t('firing.from')}
          isFormField
          value={String(from ?? '')}
          problem={problem('fromOrtonConeId')}
          onChange={(value) => set({ fromOrtonConeId: idOf(value) })}
          options={none}
          groups={fromGroups}
        />
        <SelectField
          label={t('firing.to')}
          isFormField
          value={String(to ?? '')}
          problem={problem('toOrtonConeId')}
          onChange={(value) => set({ toOrtonConeId: idOf(value) })}
          options={none}
          groups={toGroups}
        />
      </div>
      <fieldset className={classes.choices}>
        <legend>{t('firing.atmospheres')}</legend>
        {names.entries('atmosphere', ATMOSPHERES).map(({ id, name }) => (
          <label key={id} className={classes.choice}>
            <input
              type="checkbox"
              checked={atmospheres.includes(id)}
              onChange={() => set({ atmospheres: toggled(atmospheres, id) })}
            />
            {name}
          </label>
        ))}
      </fieldset>
      {category === 'recipe' && isSupporter && (
        <ScheduleField
          value={kilnSchedule}
          problem={problem('kilnScheduleId')}
          onChange={(schedule) => set({ kilnSchedule: schedule })}
        />
      )}
    </Card>
  )
}

function useConeGroups(isDisabled: (id: number) => boolean) {
  const { t } = useTranslation('metadata')
  const { number } = useFormats()
  return (['low', 'mid', 'high'] as const).map((group) => ({
    label: t(`firing.group.${group}`),
    options: CONES.slice(CONE_GROUPS[group].fromId - 1, CONE_GROUPS[group].toId).map(
      ({ id, label, celsius }) => ({
        value: String(id),
        label:
          celsius === null ? label : t('firing.cone', { cone: label, celsius: number(celsius) }),
        isDisabled: isDisabled(id),
      }),
    ),
  }))
}

function toggled(ids: readonly number[], id: number): number[] {
  const others = ids.filter((one) => one !== id)
  return others.length < ids.length ? others : [...ids, id].sort((one, other) => one - other)
}
