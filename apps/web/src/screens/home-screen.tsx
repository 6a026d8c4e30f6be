import { Link, useNavigate } from '@tanstack/react-router'
import page from '#components/page.module.css'
import { FeedControls } from '#features/logs/feed/feed-controls.tsx'
import { FeedHeading } from '#features/logs/feed/feed-heading.tsx'
import { LogFeed } from '#features/logs/feed/log-feed.tsx'
import { isNarrowed, type LogSearch } from '#lib/log-search.ts'
import { isNewcomer } from '#lib/session/is-newcomer.ts'
import { useSession } from '#lib/session/use-session.ts'
import { LateItemField } from './posts/late-item-field.tsx'
import { NewcomerSteps } from './newcomer-steps.tsx'
import { WelcomeScreen } from './welcome-screen.tsx'

/** The front page: the feed, and before it, for whoever is new, what there is to find and to do. */
export function HomeScreen({ search }: { readonly search: LogSearch }) {
  const { user } = useSession()
  const navigate = useNavigate()
  const isWelcome = user === null && !isNarrowed(search)
  return (
    <div className={page.page}>
      {isWelcome && <WelcomeScreen />}
      {isNewcomer(user) && !isNarrowed(search) && <NewcomerSteps />}
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
