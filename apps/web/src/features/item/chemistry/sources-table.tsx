import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import page from '#components/page.module.css'
import classes from '#components/chemistry/chemistry.module.css'
import { oxideSources, type SourceIngredient } from './oxide-sources.ts'
import { SourcesBars } from './sources-bars.tsx'

export interface SourcesTableProps {
  readonly name: string
  readonly ingredients: readonly SourceIngredient[]
}

/** Which material brings how much of each oxide, as bars and as a table. */
export function SourcesTable({ name, ingredients }: SourcesTableProps) {
  const { t } = useTranslation('chemistry')
  const sources = oxideSources(ingredients)
  const { oxides, rows, totals } = sources
  const hasUnknown = rows.some(({ brings }) => brings === null)
  return (
    <div className={classes.panel}>
      <p className={classes.hint}>
        {t('sources.hint')} {hasUnknown && t('sources.private')}
      </p>
      <SourcesBars sources={sources} />
      <div className={classes.scroller} tabIndex={0} role="group" aria-label={t('tabs.sources')}>
        <table className={`${classes.table} ${classes.wide}`}>
          <caption className={page.visuallyHidden}>{t('sources.caption', { name })}</caption>
          <thead>
            <tr>
              <th scope="col">{t('sources.material')}</th>
              {oxides.map((oxide) => (
                <th key={oxide} scope="col">
                  <Formula>{oxide}</Formula>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <tr key={index}>
                <th scope="row">{row.name}</th>
                {oxides.map((oxide) => (
                  <td key={oxide}>
                    <Amount value={row.brings?.[oxide]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('sources.total')}</th>
              {oxides.map((oxide) => (
                <td key={oxide}>
                  <Amount value={totals[oxide]} />
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}
