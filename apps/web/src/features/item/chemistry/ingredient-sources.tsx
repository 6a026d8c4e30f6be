import type { MaterialDetail } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { lazyPart } from '#lib/lazy-part.ts'
import { useNames, useTranslation } from '#lib/texts/use-translation.ts'
import { ingredientAnalyses } from '#queries/material-detail.ts'

const SourcesTable = lazyPart(async () => ({
  default: (await import('./sources-table.tsx')).SourcesTable,
}))

/** The share of each ingredient in the chemistry of a recipe. */
export function IngredientSources({ material }: { readonly material: MaterialDetail }) {
  const { t } = useTranslation('chemistry')
  const names = useNames()
  const { name, components } = material
  const ids = components.flatMap((component) => component.material.id ?? [])
  const query = useQuery(ingredientAnalyses(ids))
  if (query.isPending) return <LoadingScreen />
  if (query.isError) {
    return (
      <ErrorNotice
        error={query.error}
        title={t('sources.error')}
        onRetry={() => void query.refetch()}
      />
    )
  }
  const percentOf = new Map(query.data.map(({ id, analysis }) => [id, analysis?.percent ?? {}]))
  return (
    <Suspense fallback={<LoadingScreen />}>
      <SourcesTable
        name={name}
        ingredients={components.map(({ material: ingredient, percentageAmount }) => ({
          name: names.shown(ingredient),
          amount: percentageAmount,
          percent: percentOf.get(ingredient.id ?? 0) ?? null,
        }))}
      />
    </Suspense>
  )
}
