import { useQuery } from '@tanstack/react-query'
import { ErrorNotice } from '#components/error-notice.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { versionDifference } from '#queries/versions.ts'
import type { ComparedVersions } from './compared-versions.ts'
import { DifferenceView } from './difference-view.tsx'

interface DifferenceProps {
  readonly id: number
  readonly compared: ComparedVersions
}

/** What changed from one version of an item to another. */
export function Difference({ id, compared }: DifferenceProps) {
  const { t } = useTranslation('versions')
  const query = useQuery(versionDifference(id, compared.before, compared.after))
  if (query.data) return <DifferenceView difference={query.data} />
  if (query.isError) {
    return (
      <ErrorNotice error={query.error} title={t('error')} onRetry={() => void query.refetch()} />
    )
  }
  return <LoadingScreen />
}
