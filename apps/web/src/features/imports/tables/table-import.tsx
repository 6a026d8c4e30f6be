import { X } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '#features/imports/recipe-import.module.css'
import { TableSource, type TableSourceProps } from './table-source.tsx'
import {
  type ReadTable,
  type TableReader,
  type TableRow,
  useTableReading,
} from './use-table-reading.ts'

interface TableImportProps<TRow extends TableRow, TProblem> extends Omit<
  TableSourceProps,
  'reading'
> {
  readonly title: string
  readonly readCsv: TableReader<TRow, TProblem>
  /** What the names of a table mean, with the way to another one. */
  readonly review: (read: ReadTable<TRow, TProblem>, onAnother: () => void) => ReactNode
  readonly onClose: () => void
}

/** The frame of an import of a table: where it comes from, or what was read. */
export function TableImport<TRow extends TableRow, TProblem>(
  props: TableImportProps<TRow, TProblem>,
) {
  const { title, readCsv, review, onClose, ...source } = props
  const { t: tCommon } = useTranslation('common')
  const [read, setRead] = useState<ReadTable<TRow, TProblem>>()
  const reading = useTableReading(readCsv, setRead)
  const id = useId()
  return (
    <section className={classes.review} aria-labelledby={id}>
      <div className={classes.found}>
        <h2 id={id} className={classes.heading}>
          {title}
        </h2>
        <Button look="quiet" isIcon aria-label={tCommon('action.close')} onClick={onClose}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      {read ? (
        review(read, () => setRead(undefined))
      ) : (
        <TableSource reading={reading} {...source} />
      )}
    </section>
  )
}
