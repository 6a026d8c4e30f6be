import type { KeptItem } from '@glazy/contract/imports'
import { materialPath } from '@glazy/contract/material-path'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { importList } from '#queries/recipe-import.ts'
import classes from '#features/imports/recipe-import.module.css'

/** What taking an import back has left. */
export interface Undone {
  readonly removed: number
  readonly kept: readonly KeptItem[]
}

export interface ImportHistoryProps {
  readonly userId: number
  /** The import that is being taken back. */
  readonly undoing: number | undefined
  readonly onUndo: (id: number) => void
}

/** The imports of a person, each of which can be taken back. */
export function ImportHistory({ userId, undoing, onUndo }: ImportHistoryProps) {
  const { t } = useTranslation('imports')
  const { date } = useFormats()
  const imports = useQuery(importList(userId))
  const heading = useId()
  if (imports.isError) return <ErrorNotice error={imports.error} />
  if (imports.data === undefined || imports.data.length === 0) return null
  return (
    <section className={classes.part} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        {t('history.title')}
      </h2>
      <ul className={classes.history}>
        {imports.data.map(({ id, name, createdAt, recipes, materials }) => (
          <li key={id}>
            <div className={classes.run}>
              <span className={classes.name}>{name}</span>
              <span className={classes.uses}>
                {[
                  date(createdAt),
                  t('history.recipes', { count: recipes }),
                  ...(materials > 0 ? [t('history.materials', { count: materials })] : []),
                ].join(' · ')}
              </span>
            </div>
            <Button
              aria-label={t('history.undoOf', { name })}
              disabled={undoing !== undefined}
              onClick={() => onUndo(id)}
            >
              {t(undoing === id ? 'history.undoing' : 'history.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What stays of an import that was taken back, and why. */
export function KeptNotice({ removed, kept }: Undone) {
  const { t } = useTranslation('imports')
  const [isLong, setLong] = useState(false)
  const shown = isLong ? kept : kept.slice(0, KEPT_SHOWN)
  return (
    <div className={classes.kept} role="alert">
      <p>{t('done.keptText', { count: removed })}</p>
      <ul className={classes.links}>
        {shown.map((item) => (
          <li key={item.id}>
            <Link to={materialPath(item)}>{item.name}</Link>: {t(`history.kept.${item.reason}`)}
          </li>
        ))}
      </ul>
      {shown.length < kept.length && (
        <Button onClick={() => setLong(true)}>
          {t('history.showAll', { count: kept.length })}
        </Button>
      )}
    </div>
  )
}

const KEPT_SHOWN = 20
