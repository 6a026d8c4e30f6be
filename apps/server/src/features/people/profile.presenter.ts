import type { UserCounts, UserProfile } from '@glazy/contract/users'
import { safeText } from '#platform/rich-text/sanitize-rich-text.ts'
import type { ProfileRow } from './people.queries.ts'

/** A person as everybody may know them: no address, no settings. */
export function presentProfile(row: ProfileRow, counts: UserCounts): UserProfile {
  const { id, name, username, title, location } = row
  const { url, pinterest, facebook, instagram, artaxis, paypal } = row
  return {
    id,
    name,
    username,
    title,
    location,
    description: safeText(row.description),
    url,
    pinterest,
    facebook,
    instagram,
    artaxis,
    paypal,
    cdnId: row.avatar_cdn_id,
    isPatron: row.is_patron,
    isAlchemist: row.is_alchemist,
    createdAt: row.created_at.toISOString(),
    counts,
    ...(row.hidden_reason !== null && { hiddenReason: row.hidden_reason }),
  }
}
