import { OXIDE_TABLE, type OxideAmounts } from '@glazy/ceramics/chemistry/oxides'
import type { UmfGroups } from '@glazy/ceramics/chemistry/unity'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { umfColumns, type UmfRow } from './umf-rows.ts'
import classes from './unity-formula.module.css'

export interface UnityFormulaProps {
  readonly moles: OxideAmounts
  readonly groups: UmfGroups
  /** What the formula is of, for those who cannot see how it is set out. */
  readonly label: string
}

/** A formula in the traditional columns: fluxes, stabilizers, glass-formers, and the rest. */
export function UnityFormula({ moles, groups, label }: UnityFormulaProps) {
  const { t } = useTranslation('chemistry')
  const { fineDecimals } = useFormats()
  const columns = umfColumns(moles, groups, fineDecimals)
  return (
    <div className={classes.formula} role="group" aria-label={label}>
      <div className={classes.main}>
        <Column title={t('columns.fluxes')}>
          <Group symbol="R2O" rows={columns.R2O} />
          <Group symbol="RO" rows={columns.RO} />
        </Column>
        <Brace isOpening={false} />
        <Column title={t('columns.stabilizers')}>
          <Group symbol="R2O3" rows={columns.stabilizers} />
        </Column>
        <Brace isOpening />
        <Column title={t('columns.formers')}>
          <Group symbol="RO2" rows={columns.formers} />
        </Column>
      </div>
      {columns.other.length > 0 && (
        <div className={classes.other}>
          <Column title={t('columns.other')}>
            <Group rows={columns.other} />
          </Column>
        </div>
      )}
    </div>
  )
}

function Column({
  title,
  children,
}: {
  readonly title: string
  readonly children: React.ReactNode
}) {
  return (
    <div className={classes.column}>
      <p className={classes.title}>{title}</p>
      <div className={classes.groups}>{children}</div>
    </div>
  )
}

interface GroupProps {
  readonly symbol?: 'R2O' | 'RO' | 'R2O3' | 'RO2'
  readonly rows: readonly UmfRow[]
}

function Group({ symbol, rows }: GroupProps) {
  const { t } = useTranslation('common')
  if (rows.length === 0)
    return symbol === 'RO' ? null : <Empty symbol={symbol} text={t('state.none')} />
  return (
    <div className={classes.group} data-group={symbol ?? 'other'}>
      {symbol && (
        <p className={classes.symbol}>
          <Formula>{symbol}</Formula>
        </p>
      )}
      <ul className={classes.rows}>
        {rows.map(({ oxide, amount, group }) => (
          <li key={oxide} data-group={group} title={OXIDE_TABLE[oxide].name}>
            <Amount value={amount} isFine />
            <Formula>{oxide}</Formula>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A column that would be blank says so; an R2O without rows is left to its RO. */
function Empty({ symbol, text }: { readonly symbol: GroupProps['symbol']; readonly text: string }) {
  if (symbol === 'R2O') return null
  return <p className={classes.none}>{text}</p>
}

/** A curly brace as tall as the formula. */
function Brace({ isOpening }: { readonly isOpening: boolean }) {
  return (
    <svg
      className={classes.brace}
      viewBox="0 0 10 100"
      preserveAspectRatio="none"
      data-opening={isOpening || undefined}
      aria-hidden
    >
      <path
        d="M1 1C6 1 5 6 5 14V36C5 45 6 50 9 50C6 50 5 55 5 64V86C5 94 6 99 1 99"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}
