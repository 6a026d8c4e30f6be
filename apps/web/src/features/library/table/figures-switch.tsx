import { Link } from '@tanstack/react-router'
import look from '#components/link-switch.module.css'
import { EXACT } from '#lib/exact.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { type ListSearch, withSearch } from '#lib/list-search.ts'
import { usePreference } from '#lib/preferences/use-preference.ts'
import { FIGURES, type Figures } from './figures.ts'

export interface FiguresSwitchProps {
  readonly search: ListSearch
  readonly figures: Figures
}

/** Percent by weight, unity formula or mole percent; the choice is kept for other lists. */
export function FiguresSwitch({ search, figures: current }: FiguresSwitchProps) {
  const { t } = useTranslation('list')
  const [, save] = usePreference('searchAnalysisType')
  return (
    <nav className={look.switch} aria-label={t('table.analysisType')}>
      {FIGURES.map((figures) => (
        <Link
          key={figures}
          to="."
          search={withSearch(search, { oa: figures })}
          className={look.choice}
          resetScroll={false}
          onClick={() => void save(figures)}
          activeOptions={EXACT}
          aria-current={figures === current || undefined}
          title={t(`table.${figures}Long`)}
        >
          {t(`table.${figures}`)}
        </Link>
      ))}
    </nav>
  )
}
