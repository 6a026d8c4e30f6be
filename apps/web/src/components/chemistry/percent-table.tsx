import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import type { Analysis } from '@glazy/contract/materials'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import page from '#components/page.module.css'
import classes from './chemistry.module.css'
import { isTotalOff, percentRows } from './oxide-rows.ts'
import { OxideAmount } from './oxide-amount.tsx'

export interface PercentTableProps {
  readonly name: string
  readonly analysis: Analysis
}

/** Percent analysis, raw and fired, with the loss on ignition apart from the oxides. */
export function PercentTable({ name, analysis }: PercentTableProps) {
  const { t } = useTranslation('chemistry')
  const { fixed, fineDecimals } = useFormats()
  const { percent, loi, total } = analysis
  const isOff = isTotalOff(total)
  return (
    <div className={classes.panel}>
      <table className={classes.table}>
        <caption className={page.visuallyHidden}>{t('percent.caption', { name })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('oxide')}</th>
            <th scope="col">{t('percent.raw')}</th>
            <th scope="col" title={t('percent.firedHint')}>
              {t('percent.fired')}
            </th>
          </tr>
        </thead>
        <tbody>
          {percentRows(percent).map(({ oxide, amount, fired }) => (
            <tr key={oxide}>
              <th scope="row" title={OXIDE_TABLE[oxide].name}>
                <Formula>{oxide}</Formula>
              </th>
              <td>
                <OxideAmount value={amount} />
              </td>
              <td>
                <OxideAmount value={fired} />
              </td>
            </tr>
          ))}
        </tbody>
        <tbody className={classes.apart}>
          <tr>
            <th scope="row">
              <abbr title={t('loi')}>{t('loiShort')}</abbr>
            </th>
            <td>
              <Amount value={loi} />
            </td>
            <td>
              <Amount value={null} />
            </td>
          </tr>
        </tbody>
        <tfoot>
          <tr data-flagged={isOff || undefined}>
            <th scope="row">{t('percent.total')}</th>
            <td>
              <Amount value={total} />
            </td>
            <td>
              <Amount value={100} />
            </td>
          </tr>
        </tfoot>
      </table>
      {isOff && (
        <p className={classes.notice}>
          {t('percent.offTotal', { total: fixed(total, fineDecimals) })}
        </p>
      )}
      {loi < 0 && <p className={classes.notice}>{t('percent.negativeLoi')}</p>}
    </div>
  )
}
