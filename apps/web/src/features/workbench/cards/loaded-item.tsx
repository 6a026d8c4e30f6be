import type { MaterialDetail } from '@glazy/contract/materials'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorNotice } from '#components/error-notice.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { materialDetail } from '#queries/materials.ts'

export interface LoadedItemProps {
  readonly id: number
  readonly children: (current: MaterialDetail) => ReactNode
}

/** Reads an item of the library whole, for a form that changes it. */
export function LoadedItem({ id, children }: LoadedItemProps) {
  const { t } = useTranslation('workbench')
  const query = useQuery(materialDetail(id))
  // What has been read stays open while it is read again, even where that fails.
  if (query.data) return children(query.data)
  if (query.isPending) return <LoadingScreen />
  return (
    <ErrorNotice error={query.error} title={t('loadFailed')} onRetry={() => void query.refetch()} />
  )
}
