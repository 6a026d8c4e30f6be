import { useId } from 'react'
import type { GroupSet } from '#lib/preferences/umf-groups.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import page from '#components/page.module.css'
import classes from '#components/chemistry/chemistry.module.css'

export interface GroupSwitchProps {
  readonly sets: readonly GroupSet[]
  readonly value: GroupSet
  readonly onChange: (value: GroupSet) => void
}

/** Choice of what counts as a flux. */
export function GroupSwitch({ sets, value, onChange }: GroupSwitchProps) {
  const { t } = useTranslation('chemistry')
  const name = useId()
  return (
    <fieldset className={classes.switch}>
      <legend className={page.visuallyHidden}>{t('groups.label')}</legend>
      {sets.map((set) => (
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
