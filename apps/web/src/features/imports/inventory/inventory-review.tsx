import { INVENTORY_ROWS_MAX } from '@glazy/contract/limits'
import { needing } from '@glazy/formats/import/choices'
import { useState } from 'react'
import { Button } from '#components/button.tsx'
import { ErrorNotice } from '#components/error-notice.tsx'
import { UnsavedGuard } from '#components/unsaved-guard.tsx'
import { notify } from '#lib/notify.ts'
import { useFormats } from '#lib/texts/formats-context.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { saveShelfRows, type ShelfRow, useForgetShelf } from '#queries/inventory-changes.ts'
import { IngredientList } from '../ingredient-list.tsx'
import classes from '../recipe-import.module.css'
import { useChoices } from '../use-choices.ts'
import { InventoryProblems } from './inventory-problems.tsx'
import type { ReadInventory } from './use-inventory-reading.ts'

interface InventoryReviewProps {
  readonly read: ReadInventory
  readonly onDone: () => void
  readonly onAnother: () => void
}

/** What the names of a table mean, before its rows are put on the shelf. */
export function InventoryReview({ read, onDone, onAnother }: InventoryReviewProps) {
  const { t } = useTranslation('inventory')
  const { number } = useFormats()
  const { ingredients, matches } = read
  const [choices, actions] = useChoices(ingredients, matches)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const forget = useForgetShelf()
  const { open, proposed } = needing(ingredients, choices, matches)
  const rows = rowsOf(read, choices)
  const counted = ({ length }: { readonly length: number }) => ({
    ...{ count: length, number: number(length) },
  })

  async function save() {
    setSaving(true)
    setFailure(undefined)
    const saved = { added: 0, updated: 0 }
    try {
      for (let at = 0; at < rows.length; at += INVENTORY_ROWS_MAX) {
        const part = rows.slice(at, at + INVENTORY_ROWS_MAX)
        const { added, updated } = await saveShelfRows(part, new AbortController().signal)
        saved.added += added
        saved.updated += updated
      }
      notify('success', t('file.done', saved))
      onDone()
    } catch (error) {
      setFailure(error)
      setSaving(false)
    }
    await forget()
  }

  return (
    <div className={classes.review}>
      <UnsavedGuard isUnsaved={!isSaving} />
      <div className={classes.found}>
        <p className={classes.files}>
          {t('file.allRead', { ...counted([...read.rows]), name: read.name })}
        </p>
        <Button onClick={onAnother}>{t('file.another')}</Button>
      </div>
      <InventoryProblems read={read} />
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
          {t('file.save', counted(rows))}
        </Button>
        {open.length > 0 && <p className={classes.hint}>{t('file.stillOpen', counted(open))}</p>}
      </div>
    </div>
  )
}

/** A row for each material; of two names that mean the same the last row counts. */
function rowsOf(
  { rows }: ReadInventory,
  choices: ReturnType<typeof useChoices>[0],
): readonly ShelfRow[] {
  const byMaterial = new Map<number, ShelfRow>()
  for (const [key, { price, priceUnits, vendorCode }] of rows) {
    const decision = choices.get(key)?.decision
    if (decision?.how !== 'use') continue
    const isSilent = price === null && vendorCode === null
    const stock = { price, priceUnits: priceUnits ?? '', vendorCode } as const
    byMaterial.set(decision.id, { materialId: decision.id, ...(!isSilent && stock) })
  }
  return [...byMaterial.values()]
}
