import { RECENT_SEARCHES_SHOWN } from '@glazy/contract/limits'
import { profilePath } from '@glazy/contract/profile-path'
import type { MaterialSummary } from '@glazy/contract/materials'
import { useNavigate } from '@tanstack/react-router'
import { useRef } from 'react'
import { DialogFrame } from '#components/dialog-frame.tsx'
import { useCardTexts } from '#features/library/card/card-texts.ts'
import { Picture } from '#features/library/card/picture.tsx'
import { QuickSearchPanel } from './quick-search-panel.tsx'
import { addRecentSearch, recentSearches } from '#features/library/search-box/recent-searches.ts'
import { useBrowserStore } from '#lib/browser-store.ts'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'
import { useOpenItem } from '#lib/use-open-item.ts'

/** List whose recent searches the quick search shares. */
const CATEGORY = 'all'

export interface QuickSearchProps {
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The quick search over any page. */
export default function QuickSearchDialog({ isOpen, onClose }: QuickSearchProps) {
  const { t } = useTranslation('quickSearch')
  const texts = useCardTexts()
  const navigate = useNavigate()
  const openItem = useOpenItem()
  const { user } = useSession()
  const chosen = useRef<MaterialSummary>(undefined)
  const recent = useBrowserStore(recentSearches).filter(({ searchType }) => searchType === CATEGORY)

  function remember(query: string) {
    const timestamp = Date.now()
    const id = `${CATEGORY}-${timestamp}`
    const search = { id, query, params: {}, timestamp, searchType: CATEGORY } as const
    recentSearches.set(addRecentSearch(recentSearches.get(), search))
  }

  function openChosen() {
    if (chosen.current) openItem(chosen.current)
    chosen.current = undefined
  }

  return (
    <DialogFrame isOpen={isOpen} onClose={onClose} onClosed={openChosen} title={t('title')}>
      <QuickSearchPanel
        recent={recent.slice(0, RECENT_SEARCHES_SHOWN).map(({ query }) => query)}
        onForget={() =>
          recentSearches.set(
            recentSearches.get().filter(({ searchType }) => searchType !== CATEGORY),
          )
        }
        onOpen={(found, keywords) => {
          onClose()
          if (found.kind === 'user') {
            void navigate({ to: profilePath(found.user) })
            return
          }
          if (found.kind === 'log') {
            void navigate({ href: `/posts/${found.id}` })
            return
          }
          remember(keywords)
          chosen.current = found.material
        }}
        onShowAll={(tab, keywords, isOwn) => {
          remember(keywords)
          onClose()
          const owner = isOwn && user ? { u: String(user.id) } : {}
          void navigate({ to: tab === 'logs' ? '/' : '/search', search: { q: keywords, ...owner } })
        }}
        picture={(material) => <Picture material={material} {...texts} />}
      />
    </DialogFrame>
  )
}
