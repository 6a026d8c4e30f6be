import { FolderPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { buttonClass } from '#components/button-class.ts'
import { useLoginNotice } from '#lib/session/use-login-notice.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

const BookmarkDialog = lazy(() => import('./bookmark-dialog.tsx'))

export interface BookmarkButtonProps {
  /** Items to bookmark, all at once. */
  readonly ids: readonly number[]
  /** Class of the word, where a narrow screen leaves only the icon. */
  readonly wordClass?: string | undefined
}

/** Puts items into a collection; whoever is not logged in is told where to do that. */
export function BookmarkButton({ ids, wordClass }: BookmarkButtonProps) {
  const { t } = useTranslation('shell')
  const { user } = useSession()
  const askToLogIn = useLoginNotice()
  const [isOpen, setOpen] = useState(false)
  const label = t(ids.length === 1 ? 'bookmark.one' : 'bookmark.many')
  return (
    <>
      <button
        type="button"
        className={buttonClass('plain')}
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => (user ? setOpen(true) : askToLogIn(t('bookmark.signIn')))}
      >
        <FolderPlus size={16} aria-hidden />
        <span className={wordClass}>{t('bookmark.button')}</span>
      </button>
      {isOpen && user && (
        <Suspense>
          <BookmarkDialog user={user} ids={ids} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
