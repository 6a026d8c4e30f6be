import type { UserProfile } from '@glazy/contract/users'
import page from '#components/page.module.css'
import { ProfileAbout } from '#features/people/profile/profile-about.tsx'

/** What somebody says of themselves. */
export function PersonScreen({ profile }: { readonly profile: UserProfile }) {
  return (
    <div className={page.page}>
      <ProfileAbout profile={profile} />
    </div>
  )
}
