import { useQuery } from '@tanstack/react-query'
import { SelectField } from '#components/select-field.tsx'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ownSchedules } from '#queries/kilns.ts'
import type { RelatedItem } from './metadata-values.ts'

export interface ScheduleFieldProps {
  readonly value: RelatedItem | null
  readonly problem: string | undefined
  readonly onChange: (schedule: RelatedItem | null) => void
}

/** The kiln schedule it is fired with: one of one's own, or the one that is named already. */
export function ScheduleField({ value, problem, onChange }: ScheduleFieldProps) {
  const { t } = useTranslation('metadata')
  const { user } = useSession()
  const { data: own = [] } = useQuery({
    ...ownSchedules(user?.id ?? 0),
    enabled: user !== null,
  })
  const others = own.filter(({ id }) => id !== value?.id)
  const choices = value ? [value, ...others] : others
  return (
    <SelectField
      label={t('firing.schedule')}
      isFormField
      value={String(value?.id ?? '')}
      problem={problem}
      onChange={(id) => {
        const chosen = choices.find((one) => String(one.id) === id)
        onChange(chosen ? { id: chosen.id, name: chosen.name } : null)
      }}
      options={[
        { value: '', label: t('none') },
        ...choices.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}
