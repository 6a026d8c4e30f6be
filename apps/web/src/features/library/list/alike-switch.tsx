import { Link } from '@tanstack/react-router'
import { isTogether, type ListSearch, withSearch } from '#lib/list-search.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './result-count.module.css'

export interface AlikeSwitchProps {
  readonly search: ListSearch
  /** How many are left out because another one stands for them. */
  readonly moreAlike: number | undefined
}

/** Says that recipes of one composition stand together, and shows each for itself, or back. */
export function AlikeSwitch({ search, moreAlike = 0 }: AlikeSwitchProps) {
  const { t } = useTranslation('list')
  const isSwitched = search.alike === 'apart'
  if (moreAlike === 0 && !isSwitched) return null
  const count = moreAlike
  return (
    <p className={classes.count}>
      {!isSwitched && t('alike.moreAlike', { count })}
      <span className={classes.way}>
        {!isSwitched && ' · '}
        <Link
          to="."
          search={withSearch(search, { alike: isTogether(search) ? 'apart' : undefined })}
          resetScroll={false}
          preload={false}
        >
          {t(isSwitched ? 'alike.together' : 'alike.apart')}
        </Link>
      </span>
    </p>
  )
}
