import { needing } from '@glazy/formats/import/choices'
import { type ReactNode, useState } from 'react'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { IngredientList } from '#features/imports/review/ingredient-list.tsx'
import classes from '#features/imports/recipe-import.module.css'
import { useChoices } from '#features/imports/review/use-choices.ts'
import { TableProblems } from './table-problems.tsx'
import type { ReadTable } from './use-table-reading.ts'

/** What the names of a table were decided to mean: materials by the keys of the names. */
export type Meanings = ReadonlyMap<string, number>

interface TableReviewProps<TSaved> {
  readonly read: Pick<ReadTable<never, never>, 'name' | 'ingredients' | 'matches'>
  /** How many rows were read. */
  readonly size: number
  readonly problems: readonly ReactNode[]
  /** What is saved, of the names that are decided. */
  readonly rowsOf: (meanings: Meanings) => readonly TSaved[]
  readonly saveText: (count: number) => string
  /** @throws what keeps them from being saved */
  readonly onSave: (rows: readonly TSaved[]) => Promise<void>
  readonly onAnother: () => void
}

/** What the names of a table mean, before its rows are saved. */
export function TableReview<TSaved>(props: TableReviewProps<TSaved>) {
  const { read, size, problems, rowsOf, saveText, onSave, onAnother } = props
  const { t } = useTranslation('inventory')
  const { ingredients, matches } = read
  const [choices, actions] = useChoices(ingredients, matches)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const { open, proposed } = needing(ingredients, choices, matches)
  const decided = [...choices].flatMap(([key, { decision }]) =>
    decision?.how === 'use' ? [[key, decision.id] as const] : [],
  )
  const rows = rowsOf(new Map(decided))

  async function save() {
    setSaving(true)
    setFailure(undefined)
    try {
      await onSave(rows)
    } catch (error) {
      setFailure(error)
      setSaving(false)
    }
  }

  return (
    <div className={classes.review}>
      <UnsavedGuard isUnsaved={!isSaving} />
      <div className={classes.found}>
        <p className={classes.files}>{t('file.allRead', { count: size, name: read.name })}</p>
        <Button onClick={onAnother}>{t('file.another')}</Button>
      </div>
      <TableProblems problems={problems} />
      <IngredientList
        review={{ ingredients, open, proposed, choices, actions }}
        matches={matches}
        offersNew={false}
      />
      {failure !== undefined && <ErrorNotice error={failure} />}
      <div className={classes.tools}>
        <Button
          look="filled"
          disabled={open.length > 0 || rows.length === 0 || isSaving}
          onClick={() => void save()}
        >
          {saveText(rows.length)}
        </Button>
        {open.length > 0 && (
          <p className={classes.hint}>{t('file.stillOpen', { count: open.length })}</p>
        )}
      </div>
    </div>
  )
}
