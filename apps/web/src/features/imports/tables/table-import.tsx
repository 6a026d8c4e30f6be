import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '#components/button.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '#features/imports/recipe-import.module.css'

interface TableImportProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** The frame of an import of a table: where it comes from, or what was read. */
export function TableImport({ title, onClose, children }: TableImportProps) {
  const { t: tCommon } = useTranslation('common')
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
      {children}
    </section>
  )
}
