import { PEOPLE_NAMED_MAX } from '@glazy/contract/limits'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './result-count.module.css'

/** Says that more people have the name that is looked for than are looked at. */
export function FewerPeople() {
  const { t } = useTranslation('list')
  const { number } = useFormats()
  return <p className={classes.count}>{t('fewerPeople', { total: number(PEOPLE_NAMED_MAX) })}</p>
}
