import type { CurrentUser } from '@glazy/contract/accounts'
import { Link } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { useSharedThings } from '#features/imports/source/use-shared-things.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { NewLogScreen } from '#screens/posts/new-log-screen.tsx'
import { RecipeImportScreen } from '#screens/recipe-import/recipe-import-screen.tsx'

/** What was shared with the site from another app: photographs become a log, anything else an import. */
export function ShareScreen({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('imports')
  const { t: tCommon } = useTranslation('common')
  const shared = useSharedThings()
  if (shared === undefined) return <LoadingScreen />
  if (shared === null) {
    return (
      <EmptyState
        icon={<Share2 size={40} aria-hidden />}
        level={1}
        title={t('shared.none')}
        actions={
          <Link to="/" className={buttonClass('filled')}>
            {tCommon('action.goHome')}
          </Link>
        }
      >
        <p>{t('shared.noneText')}</p>
      </EmptyState>
    )
  }
  const { text, photographs, files } = shared
  return photographs.length > 0 ? (
    <NewLogScreen
      user={user}
      returnTo={undefined}
      materialId={undefined}
      begun={{ text, photographs }}
    />
  ) : (
    <RecipeImportScreen user={user} begun={{ text, files }} />
  )
}
