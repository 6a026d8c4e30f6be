import { FolderPlus } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useBookmark } from './use-bookmark.tsx'

export interface BookmarkButtonProps {
  /** Items to bookmark, all at once. */
  readonly ids: readonly number[]
  /** Class of the word, where a narrow screen leaves only the icon. */
  readonly wordClass?: string | undefined
  /** Of the button, in a row that tells it from others. */
  readonly placeClass?: string | undefined
}

/** Puts items into a collection; whoever is not logged in is told where to do that. */
export function BookmarkButton({ ids, wordClass, placeClass = '' }: BookmarkButtonProps) {
  const { t } = useTranslation('shell')
  const { bookmark, dialog } = useBookmark()
  const label = t(ids.length === 1 ? 'bookmark.one' : 'bookmark.many')
  return (
    <>
      <button
        type="button"
        className={`${buttonClass('plain')} ${placeClass}`}
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => bookmark(ids)}
      >
        <FolderPlus size={16} aria-hidden />
        <span className={wordClass}>{t('bookmark.button')}</span>
      </button>
      {dialog}
    </>
  )
}
