import type { ReactNode } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import classes from '#features/imports/recipe-import.module.css'

/** Problems that are listed; more of them are a table of another kind. */
const SHOWN = 50

interface TableProblemsProps {
  /** What is wrong, each as an item of the list. */
  readonly problems: readonly ReactNode[]
}

/** What of a table was not understood. */
export function TableProblems({ problems }: TableProblemsProps) {
  const { t } = useTranslation('inventory')
  const total = problems.length
  if (total === 0) return null
  return (
    <details className={classes.kept}>
      <summary>{t('file.problems', { count: total })}</summary>
      <ul>{problems.slice(0, SHOWN)}</ul>
    </details>
  )
}
