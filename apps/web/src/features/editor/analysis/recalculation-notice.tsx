import { materialPath } from '@glazy/contract/material-path'
import type { MaterialDetail } from '@glazy/contract/materials'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { derivation } from '#queries/authoring.ts'
import { materialKeys } from '#queries/materials.ts'
import classes from './recalculation-notice.module.css'

/**
 * What saving a material has set going: the recipes that use it are derived again in the
 * background. Says how many wait, and when it is done.
 */
export function RecalculationNotice({ saved }: { readonly saved: MaterialDetail }) {
  const { t } = useTranslation('analysisEditor')
  const client = useQueryClient()
  const { name, containedInCount } = saved
  const { data: pending, isError } = useQuery(derivation)
  const isDone = pending === 0

  useEffect(() => {
    // What was read of the recipes meanwhile had the figures of before.
    if (isDone) void client.invalidateQueries({ queryKey: materialKeys.all })
  }, [client, isDone])

  function progress(): string {
    if (isError) return t('recalculating.unknown')
    if (isDone) return t('recalculating.done', { count: containedInCount, name })
    if (pending === undefined) return t('recalculating.starting', { count: containedInCount })
    return t('recalculating.waiting', { count: pending })
  }

  return (
    <div className={classes.notice} data-done={isDone || undefined}>
      <p role="status">
        {t('recalculating.saved', { name })} {progress()}
      </p>
      <Link to={materialPath(saved)}>{t('recalculating.open', { name })}</Link>
    </div>
  )
}
