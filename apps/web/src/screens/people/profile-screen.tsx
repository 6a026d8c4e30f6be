import type { UserProfile } from '@glazy/contract/users'
import { Link } from '@tanstack/react-router'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Breadcrumb } from '#components/breadcrumb.tsx'
import { buttonClass } from '#components/button-class.ts'
import { HiddenNotice } from '#components/hidden-notice.tsx'
import page from '#components/page.module.css'
import { ReportButton } from '#components/report-button.tsx'
import { ProfileHead } from '#features/people/profile/profile-head.tsx'
import { ProfileNav } from '#features/people/profile/profile-nav.tsx'
import classes from '#features/people/profile/profile.module.css'
import { useSession } from '#lib/session/use-session.ts'
import { useTranslation } from '#lib/texts/use-translation.ts'

export interface ProfileScreenProps {
  readonly profile: UserProfile
  /** The page of the person that is open. */
  readonly children: ReactNode
}

/** A person's head and pages, around the one that is open. */
export function ProfileScreen({ profile, children }: ProfileScreenProps) {
  const { t } = useTranslation('people')
  const { t: tCommon } = useTranslation('common')
  const { user } = useSession()
  return (
    <>
      <div className={`${page.page} ${classes.frame}`}>
        <Breadcrumb
          items={[
            { key: 'home', content: <Link to="/">{tCommon('breadcrumb.home')}</Link> },
            { key: 'person', content: profile.name },
          ]}
        />
        <ProfileHead profile={profile}>
          {user?.id === profile.id && (
            <Link to="/settings" className={buttonClass('plain')}>
              <Pencil size={16} aria-hidden />
              {t('edit')}
            </Link>
          )}
          <ReportButton look="plain" kind="person" id={profile.id} ownerId={profile.id} />
        </ProfileHead>
        <HiddenNotice ownerId={profile.id} reason={profile.hiddenReason} />
        <ProfileNav profile={profile} />
      </div>
      {children}
    </>
  )
}
