import { OXIDE_TABLE } from '@glazy/ceramics/oxides'
import { useId } from 'react'
import { Amount } from '#components/amount.tsx'
import { Formula } from '#components/formula.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ComparedVersions } from './compared-versions.ts'
import { DifferenceCell } from './difference-cell.tsx'
import type { FigureChange, OxideChange } from './figure-changes.ts'
import classes from './versions.module.css'

export interface FigureTableProps {
  readonly title: string
  readonly numbers: ComparedVersions
  readonly changes: readonly OxideChange[]
  readonly decimals: number
  /** Rows below the oxides. */
  readonly further: readonly {
    readonly key: string
    readonly label: string
    readonly change: FigureChange
    readonly decimals: number
  }[]
}

/** Figures by oxide of two versions, with what lies between them. */
export function FigureTable({ title, numbers, changes, decimals, further }: FigureTableProps) {
  const { t } = useTranslation('versions')
  const id = useId()
  const isSame = [...changes, ...further.map(({ change }) => change)].every(
    ({ difference }) => difference === 0,
  )
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {isSame ? (
        <p className={classes.note}>{t('figuresSame')}</p>
      ) : (
        <table className={classes.table} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('column.oxide')}</th>
              <th scope="col">{t('column.version', { number: numbers.before })}</th>
              <th scope="col">{t('column.version', { number: numbers.after })}</th>
              <th scope="col">{t('column.difference')}</th>
            </tr>
          </thead>
          <tbody>
            {changes.map(({ oxide, ...change }) => (
              <tr key={oxide} data-changed={change.difference !== 0 || undefined}>
                <th scope="row" title={OXIDE_TABLE[oxide].name}>
                  <Formula>{oxide}</Formula>
                </th>
                <Figures change={change} decimals={decimals} />
              </tr>
            ))}
          </tbody>
          <tbody className={classes.apart}>
            {further.map((row) => (
              <tr key={row.key} data-changed={row.change.difference !== 0 || undefined}>
                <th scope="row">
                  <Formula>{row.label}</Formula>
                </th>
                <Figures change={row.change} decimals={row.decimals} />
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

interface FiguresProps {
  readonly change: FigureChange
  readonly decimals: number
}

function Figures({ change, decimals }: FiguresProps) {
  return (
    <>
      <td>
        <Amount value={change.before} decimals={decimals} />
      </td>
      <td>
        <Amount value={change.after} decimals={decimals} />
      </td>
      <DifferenceCell difference={change.difference} decimals={decimals} />
    </>
  )
}
