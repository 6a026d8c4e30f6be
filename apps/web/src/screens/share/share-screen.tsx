import type { CurrentUser } from '@glazy/contract/accounts'
import { LOG_IMAGES_MAX } from '@glazy/contract/limits'
import { Link } from '@tanstack/react-router'
import { Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { LoadingScreen } from '#components/loading-screen.tsx'
import { forgetShared, readShared } from '#lib/offline/shared-things.ts'
import { makeUuid } from '#lib/make-uuid.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import type { DraftImage } from '#queries/log-draft.ts'
import { NewLogScreen } from '#screens/posts/new-log-screen.tsx'
import { RecipeImportScreen } from '#screens/recipe-import/recipe-import-screen.tsx'

/** What was shared, ready for its form. */
interface Brought {
  readonly text: string
  readonly photographs: readonly DraftImage[]
  readonly files: readonly File[]
}

/** What was shared with the site from another app: photographs become a log, anything else an import. */
export function ShareScreen({ user }: { readonly user: CurrentUser }) {
  const { t } = useTranslation('imports')
  const { t: tShell } = useTranslation('shell')
  const brought = useBrought()
  if (brought === undefined) return <LoadingScreen />
  if (brought === null) {
    return (
      <EmptyState
        icon={<Share2 size={40} aria-hidden />}
        level={1}
        title={t('shared.none')}
        actions={
          <Link to="/" className={buttonClass('filled')}>
            {tShell('error.goHome')}
          </Link>
        }
      >
        <p>{t('shared.noneText')}</p>
      </EmptyState>
    )
  }
  const { text, photographs, files } = brought
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

/** Undefined while it is looked for, null where there is nothing. With the page it is forgotten. */
function useBrought(): Brought | null | undefined {
  const [brought, setBrought] = useState<Brought | null>()
  useEffect(() => {
    let isOver = false
    const previews: string[] = []
    void readShared()
      .catch(() => undefined)
      .then((shared) => {
        if (isOver) return
        const isPhotograph = ({ type }: File) => type.startsWith('image/')
        const photographs = (shared?.files ?? [])
          .filter(isPhotograph)
          .slice(0, LOG_IMAGES_MAX)
          .map((file): DraftImage => {
            const preview = URL.createObjectURL(file)
            previews.push(preview)
            return { key: makeUuid(), file, preview, title: '', description: '' }
          })
        const files = (shared?.files ?? []).filter((file) => !isPhotograph(file))
        const { text = '' } = shared ?? {}
        const isNothing = text === '' && photographs.length === 0 && files.length === 0
        setBrought(isNothing ? null : { text, photographs, files })
      })
    return () => {
      isOver = true
      for (const preview of previews) URL.revokeObjectURL(preview)
      void forgetShared().catch(() => undefined)
    }
  }, [])
  return brought
}
