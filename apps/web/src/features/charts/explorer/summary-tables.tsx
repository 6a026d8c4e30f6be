import { Amount } from '#components/amount.tsx'
import { FigureName } from '#components/figure-name.tsx'
import { axisDecimals } from '#features/charts/plot/axis-name.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { countStyles } from './colouring.ts'
import classes from './explorer.module.css'
import type { ExplorerSummaryProps } from './explorer-summary.tsx'
import { quartiles } from './quartiles.ts'

const COLUMNS = ['least', 'quarter', 'half', 'threeQuarters', 'most'] as const

/** Worked out, and brought, only where someone reads them. */
export default function SummaryTables({ x, y, xs, ys, shown, coloured, by }: ExplorerSummaryProps) {
  const { t } = useTranslation('explorer')
  const { number } = useFormats()
  const counts = countStyles(coloured.styles, shown, coloured.legend.length)
  return (
    <div className={classes.tables}>
      <table>
        <caption>{t('summary.spread')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('summary.figure')}</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`summary.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(
            [
              [x, xs],
              [y, ys],
            ] as const
          ).map(([axis, column], place) => (
            <tr key={place}>
              <th scope="row">
                <FigureName axis={axis} />
              </th>
              {quartiles(column, shown).map((value, at) => (
                <td key={at}>
                  <Amount value={value} decimals={axisDecimals(axis)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {coloured.legend.length > 0 && (
        <table>
          <caption>{t(`by.${by}`)}</caption>
          <tbody>
            {coloured.legend.map(
              ({ name }, place) =>
                (counts[place] ?? 0) > 0 && (
                  <tr key={place}>
                    <th scope="row">{name ?? t('legend.other')}</th>
                    <td>{number(counts[place] ?? 0)}</td>
                  </tr>
                ),
            )}
          </tbody>
        </table>
      )}
    </div>
  )
}
