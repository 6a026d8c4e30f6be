import { Link, useNavigate } from '@tanstack/react-router'
import page from '#components/page.module.css'
import { FeedControls } from '#features/logs/feed/feed-controls.tsx'
import { FeedHeading } from '#features/logs/feed/feed-heading.tsx'
import { LogFeed } from '#features/logs/feed/log-feed.tsx'
import { isNarrowed, type LogSearch } from '#lib/log-search.ts'
import { useSession } from '#lib/session/use-session.ts'
import { LateItemField } from './posts/late-item-field.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

/** The front page: the feed, and before it, for whoever comes for the first time, what there is. */
export function HomeScreen({ search }: { readonly search: LogSearch }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const isWelcome = user === null && !isNarrowed(search)
  return (
    <div className={page.page}>
      {isWelcome && <WelcomeScreen />}
      <FeedHeading search={search} level={isWelcome ? 2 : 1} />
      <FeedControls
        search={search}
        onNarrow={(next) => void navigate({ to: '/', search: { ...next } })}
      />
      <LogFeed
        search={search}
        itemField={LateItemField}
        link={(p, attributes) => (
          <Link key={p} to="/" search={{ ...search, p: p > 1 ? p : undefined }} {...attributes} />
        )}
      />
    </div>
  )
}
