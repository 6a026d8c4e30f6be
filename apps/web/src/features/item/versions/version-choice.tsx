import type { MaterialVersionSummary } from '@glazy/contract/material-versions'
import { SelectField } from '#components/select-field.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ComparedVersions } from './compared-versions.ts'
import { noteText } from './note-text.ts'
import classes from './versions.module.css'

export interface VersionChoiceProps {
  readonly versions: readonly MaterialVersionSummary[]
  readonly compared: ComparedVersions
  readonly onChoose: (compared: ComparedVersions) => void
}

/** Which two versions are beside each other. */
export function VersionChoice({ versions, compared, onChoose }: VersionChoiceProps) {
  const { t } = useTranslation('versions')
  const { date } = useFormats()
  const options = versions.map(({ number, note, createdAt }) => ({
    value: String(number),
    label: [t('version', { number }), date(createdAt), note && noteText(t, note)]
      .filter(Boolean)
      .join(' · '),
  }))
  return (
    <div className={classes.choice}>
      {(['before', 'after'] as const).map((side) => (
        <SelectField
          key={side}
          label={t(`choice.${side}`)}
          value={String(compared[side])}
          options={options}
          onChange={(value) => onChoose({ ...compared, [side]: Number(value) })}
        />
      ))}
    </div>
  )
}
