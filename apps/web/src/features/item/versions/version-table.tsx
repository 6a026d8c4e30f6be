import { type ReactNode, useId } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { ComparedVersions } from './compared-versions.ts'
import classes from './versions.module.css'

export interface VersionTableProps {
  readonly title: string
  /** Heading of the first column. */
  readonly first: string
  readonly numbers: ComparedVersions
  /** The rows have names of any length. */
  readonly hasNames?: boolean
  /** Stands in place of the table where there is nothing to compare. */
  readonly note: string | undefined
  /** Bodies of the table, each row with the figures of both versions and what lies between. */
  readonly children: ReactNode
}

/** A part of a comparison: figures of two versions beside each other. */
export function VersionTable(props: VersionTableProps) {
  const { title, first, numbers, hasNames = false, note, children } = props
  const { t } = useTranslation('versions')
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={classes.heading}>
        {title}
      </h3>
      {note === undefined ? (
        <table className={classes.table} data-names={hasNames || undefined} aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              <th scope="col">{t('column.version', { number: numbers.before })}</th>
              <th scope="col">{t('column.version', { number: numbers.after })}</th>
              <th scope="col">{t('column.difference')}</th>
            </tr>
          </thead>
          {children}
        </table>
      ) : (
        <p className={classes.note}>{note}</p>
      )}
    </section>
  )
}
