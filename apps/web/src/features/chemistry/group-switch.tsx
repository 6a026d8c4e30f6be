import { useId } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './chemistry.module.css'
import type { GroupSet } from './umf-rows.ts'

export interface GroupSwitchProps {
  readonly value: GroupSet
  readonly onChange: (value: GroupSet) => void
}

const GROUP_SETS = ['default', 'extended'] as const satisfies readonly GroupSet[]

/** Choice of what counts as a flux. */
export function GroupSwitch({ value, onChange }: GroupSwitchProps) {
  const { t } = useTranslation('chemistry')
  const name = useId()
  return (
    <fieldset className={classes.switch}>
      <legend className={classes.spoken}>{t('groups.label')}</legend>
      {GROUP_SETS.map((set) => (
        <label key={set} className={classes.choice}>
          <input
            type="radio"
            name={name}
            value={set}
            checked={value === set}
            onChange={() => onChange(set)}
          />
          {t(`groups.${set}`)}
        </label>
      ))}
    </fieldset>
  )
}
