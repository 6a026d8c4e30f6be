import { Link } from '@tanstack/react-router'
import { Anvil, Scale } from 'lucide-react'
import { buttonClass } from '#components/button-class.ts'
import { BookmarkButton } from '#features/collections/bookmark/bookmark-button.tsx'
import { comparedWith } from '#lib/selected-materials.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface ExploredWorkProps {
  /** A hundred at most. */
  readonly ids: readonly number[]
}

/** What can be done with points that were touched or selected. Brought with the first of them. */
export default function ExploredWork({ ids }: ExploredWorkProps) {
  const { t } = useTranslation('compare')
  return (
    <>
      <Link
        to="/compare"
        search={{ id: (ids.length === 1 ? comparedWith(ids[0] ?? 0) : ids).join() }}
        className={buttonClass('plain')}
      >
        <Scale size={16} aria-hidden />
        {t('bar.compare')}
      </Link>
      <BookmarkButton ids={ids} />
      <Link to="/workbench" search={{ add: [...ids] }} className={buttonClass('plain')}>
        <Anvil size={16} aria-hidden />
        {t('bar.workbench')}
      </Link>
    </>
  )
}
