import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useHydrated } from '@tanstack/react-router'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import page from '#components/page.module.css'
import { BatchLabels } from '#features/studio/labels/batch-labels.tsx'
import { EXACT } from '#lib/exact.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { ownBatch } from '#queries/batches.ts'
import paper from '../labels/labels-screen.module.css'
import type { BatchScreenProps } from './batch-screen.tsx'

/** Labels for the buckets of a batch. */
export function BatchLabelScreen({ user, id }: BatchScreenProps) {
  const { t } = useTranslation('labels')
  const { t: tBatches } = useTranslation('batches')
  const { data: batch } = useSuspenseQuery(ownBatch(user.id, id))
  const isHydrated = useHydrated()
  return (
    <div className={`${page.page} ${paper.page}`}>
      <header className={paper.head}>
        <Breadcrumb
          items={[
            {
              key: 'batches',
              content: (
                <Link to="/batches" activeOptions={EXACT}>
                  {tBatches('title')}
                </Link>
              ),
            },
            {
              key: 'batch',
              content: (
                <Link to="/batches/$id" params={{ id: String(id) }} activeOptions={EXACT}>
                  {batch.recipe.name}
                </Link>
              ),
            },
            { key: 'label', content: t('title') },
          ]}
        />
        <h1>{t('title')}</h1>
      </header>
      {/* The paper that is remembered is known in the browser only. */}
      {isHydrated && <BatchLabels batch={batch} />}
    </div>
  )
}
