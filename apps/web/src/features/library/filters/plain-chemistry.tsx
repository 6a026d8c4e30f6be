import { Button } from '#components/button.tsx'
import { KeptParameters } from '#components/kept-parameters.tsx'
import { FIGURE_SCALES } from '#lib/figure-scales.ts'
import { figureText } from '#lib/figure-text.ts'
import { LIST_PATHS } from '#lib/list-paths.ts'
import { type ListCategory, type ListSearch, withRange, withSearch } from '#lib/list-search.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from './filter-panels.module.css'

export interface PlainChemistryProps {
  readonly category: ListCategory
  readonly search: ListSearch
}

/** Ranges of figures as an ordinary form: what a page without running scripts offers. */
export function PlainChemistry({ category, search }: PlainChemistryProps) {
  const { t } = useTranslation('filters')
  const { typed } = useFormats()
  const others = FIGURE_SCALES.reduce(withRange, withSearch(search, {}))
  return (
    <form action={LIST_PATHS[category]} className={classes.chemistry}>
      <p className={classes.hint}>{t('chemistry.hint')}</p>
      <KeptParameters search={others} />
      {FIGURE_SCALES.map(({ axis }) => (
        <div key={axis} className={classes.plainRange}>
          <span>{figureText(axis)}</span>
          {(['min', 'max'] as const).map((end) => (
            <input
              key={end}
              name={`${end}[${axis}]`}
              inputMode="decimal"
              size={6}
              aria-label={t(`chemistry.${end}`, { figure: figureText(axis) })}
              defaultValue={typed(search[end]?.[axis] ?? '')}
            />
          ))}
        </div>
      ))}
      <Button type="submit" look="filled">
        {t('apply')}
      </Button>
    </form>
  )
}
