import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '#lib/lazy-part.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const BookmarkDialog = lazyPart(() => import('./bookmark-dialog.tsx'))

export interface Bookmarking {
  /** Asks into which collection the items go; whoever is not logged in is told where to do that. */
  readonly bookmark: (ids: readonly number[]) => void
  /** The question, while it is asked. */
  readonly dialog: ReactNode
}

/** Puts items into a collection, from wherever they are shown. */
export function useBookmark(): Bookmarking {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const [ids, setIds] = useState<readonly number[]>()
  return {
    bookmark: (wanted) => (user ? setIds(wanted) : askToLogIn(t('bookmark.signIn'))),
    dialog: ids && user && (
      <Suspense>
        <BookmarkDialog user={user} ids={ids} onClose={() => setIds(undefined)} />
      </Suspense>
    ),
  }
}
