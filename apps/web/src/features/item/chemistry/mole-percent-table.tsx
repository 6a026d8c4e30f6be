import { OXIDE_TABLE, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import page from '#components/page.module.css'
import classes from '#components/chemistry/chemistry.module.css'
import { OxideAmount } from '#components/chemistry/oxide-amount.tsx'
import { oxideRows } from '#components/chemistry/oxide-rows.ts'

export interface MolePercentTableProps {
  readonly name: string
  readonly molePercent: OxideAmounts
}

/** Share of each oxide in a hundred moles; loss on ignition has no part in it. */
export function MolePercentTable({ name, molePercent }: MolePercentTableProps) {
  const { t } = useTranslation('chemistry')
  const rows = oxideRows(molePercent)
  return (
    <table className={classes.table}>
      <caption className={page.visuallyHidden}>{t('mole.caption', { name })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('oxide')}</th>
          <th scope="col">{t('mole.column')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ oxide, amount }) => (
          <tr key={oxide}>
            <th scope="row" title={OXIDE_TABLE[oxide].name}>
              <Formula>{oxide}</Formula>
            </th>
            <td>
              <OxideAmount value={amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('mole.total')}</th>
          <td>
            <Amount value={rows.reduce((sum, { amount }) => sum + amount, 0)} />
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
