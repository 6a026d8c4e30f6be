import { useId } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './unit-switch.module.css'

export interface UnitSwitchProps {
  readonly isCelsius: boolean
  readonly onChange: (isCelsius: boolean) => void
}

/** Celsius or Fahrenheit. */
export function UnitSwitch({ isCelsius, onChange }: UnitSwitchProps) {
  const { t } = useTranslation('kilns')
  const name = useId()
  return (
    <fieldset className={classes.switch}>
      <legend>{t('unit.label')}</legend>
      <div className={classes.choices}>
        {([true, false] as const).map((value) => (
          <label key={String(value)} className={classes.choice}>
            <input
              type="radio"
              name={name}
              checked={isCelsius === value}
              onChange={() => onChange(value)}
            />
            {t(value ? 'unit.celsius' : 'unit.fahrenheit')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
