import { skipToken, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useSession } from '#lib/session/use-session.ts'
import { userProfile } from '#queries/people.ts'
import { PersonEntries } from './person-entries.tsx'
import classes from './sidebar.module.css'

/** The pages of the person whose page is open, unless it is the visitor's own. */
export function VisitedSection() {
  const { user = '' } = useParams({ strict: false })
  const { user: visitor } = useSession()
  // The page has asked for it, or for nobody.
  const { data: person } = useQuery({ ...userProfile(user), queryFn: skipToken })
  if (!person || person.id === visitor?.id) return null
  return (
    <section>
      <h2 className={classes.heading} title={person.name}>
        {person.name}
      </h2>
      <PersonEntries user={person} isOwn={false} counts={person.counts} />
    </section>
  )
}
