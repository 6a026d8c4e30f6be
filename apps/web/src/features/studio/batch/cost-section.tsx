import { lazy, Suspense, useState } from 'react'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { CostTableProps } from './cost-table.tsx'
import classes from './batch.module.css'

const CostTable = lazy(() => import('./cost-table.tsx'))

/** The cost of a batch, collapsed at first, and loaded when it is opened. */
export function CostSection(props: CostTableProps) {
  const { t } = useTranslation('batch')
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      className={classes.cost}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t('cost.show')}</summary>
      {isOpen && (
        <Suspense>
          <CostTable {...props} />
        </Suspense>
      )}
    </details>
  )
}
