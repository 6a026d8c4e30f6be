import { usePreferenceValue } from '#lib/preferences/use-preference-value.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './chemistry.module.css'

export interface GroupsLineProps {
  /** Said of the default groups too: who reads it does not know what the visitor has chosen. */
  readonly isForOthers?: boolean
}

/** Which oxides the visitor counts as fluxes, beside a formula that goes by that. */
export function GroupsLine({ isForOthers = false }: GroupsLineProps) {
  const { t } = useTranslation('chemistry')
  const { type } = usePreferenceValue('umfOxides')
  if (type === 'default' && !isForOthers) return null
  // Others do not know the visitor's settings, but see the columns.
  const text = type === 'custom' && isForOthers ? t('basis.flux') : t(`groups.${type}Text`)
  return <p className={classes.hint}>{text}</p>
}
