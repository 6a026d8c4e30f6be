import { LateDetails } from '#components/late-details.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { CostTableProps } from './cost-table.tsx'
import classes from './batch.module.css'

const CostTable = lazyPart(() => import('./cost-table.tsx'))

/** The cost of a batch, collapsed at first, and loaded when it is opened. */
export function CostSection(props: CostTableProps) {
  const { t } = useTranslation('batch')
  return (
    <LateDetails className={classes.cost} summary={<summary>{t('cost.show')}</summary>}>
      <CostTable {...props} />
    </LateDetails>
  )
}
