import { OXIDE_TABLE } from '@glazy/ceramics/chemistry/oxides'
import { Formula } from '#components/formula.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ComparedVersions } from './compared-versions.ts'
import type { FigureChange, OxideChange } from './figure-changes.ts'
import { Figures } from './figures.tsx'
import { VersionTable } from './version-table.tsx'
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

/** Figures by oxide of two versions, with their difference. */
export function FigureTable({ title, numbers, changes, decimals, further }: FigureTableProps) {
  const { t } = useTranslation('versions')
  const all = [...changes, ...further.map(({ change }) => change)]
  const isSame = all.every(({ difference }) => difference === 0)
  return (
    <VersionTable
      title={title}
      first={t('column.oxide')}
      numbers={numbers}
      note={isSame ? t('figuresSame') : undefined}
    >
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
    </VersionTable>
  )
}
